// How much is tested: TURNOUT_FULL=1 runs the longest tests as well.

export const FULL = Boolean(process.env.TURNOUT_FULL);

/** All items with TURNOUT_FULL, else the first few. */
export const few = (all, count) => (FULL ? all : all.slice(0, count));
