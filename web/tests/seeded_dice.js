// The dice of a game from its seed, written from docs/fairness.md alone: an implementation to compare the page with.

const MASK = (1n << 64n) - 1n;

/** The 8 key words of a seed: PCG-32. */
function key(seed) {
  let state = BigInt(seed);
  return Array.from({ length: 8 }, () => {
    state = (state * 6364136223846793005n + 11634580027462260723n) & MASK;
    const mixed = Number((((state >> 18n) ^ state) >> 27n) & 0xffffffffn);
    const turn = Number(state >> 59n);
    return ((mixed >>> turn) | (mixed << (-turn & 31))) >>> 0;
  });
}

const rotate = (word, bits) => (word << bits) | (word >>> (32 - bits));

/** The first word of a ChaCha block with 8 rounds. */
function chacha8(key, block, stream) {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, block, 0, stream, 0];
  const words = [...start];
  const quarter = (a, b, c, d) => {
    for (const [one, other, third, bits] of [[a, b, d, 16], [c, d, b, 12], [a, b, d, 8], [c, d, b, 7]]) {
      words[one] = (words[one] + words[other]) | 0;
      words[third] = rotate(words[third] ^ words[one], bits);
    }
  };
  for (let round = 0; round < 4; round += 1) {
    for (let column = 0; column < 4; column += 1) {
      quarter(column, column + 4, column + 8, column + 12);
    }
    for (let column = 0; column < 4; column += 1) {
      quarter(column, ((column + 1) & 3) + 4, ((column + 2) & 3) + 8, ((column + 3) & 3) + 12);
    }
  }
  return (words[0] + start[0]) >>> 0;
}

/** The number below `below` that the `n`-th roll of a seat has, from 0. A number so high that it would favour the lowest
 * results is drawn again, which happens once in 1,000 million rolls of two dice, and not here. */
export const ticket = (seed, seat, n, below) => chacha8(key(seed), n, seat) % below;

/** The `n`-th roll of two dice of a seat, the higher number first. */
export function twoDice(seed, seat, n) {
  const roll = ticket(seed, seat, n, 36);
  return [Math.floor(roll / 6) + 1, (roll % 6) + 1].toSorted().toReversed().join("-");
}

/** A full pile: how many there are of each card, in the order in which they are counted. */
const PILE = { 1: 5, 2: 4, 3: 4, 4: 4, 5: 4, 7: 4, 8: 4, 10: 4, 11: 4, 12: 4, sorry: 4 };

const CARDS = Object.entries(PILE).flatMap(([card, count]) => Array(count).fill(card));

/** Draws from a pile. As soon as it is empty it is renewed, without the card that was drawn last. */
export function pile(seed) {
  let left = [...CARDS];
  return (seat, n) => {
    const [card] = left.splice(ticket(seed, seat, n, left.length), 1);
    left = left.length === 0 ? CARDS.toSpliced(CARDS.indexOf(card), 1) : left;
    return card;
  };
}
