import base from "./playwright.config.js";
export default { ...base, timeout: 25_000, expect: { timeout: 4_000 }, outputDir: "/tmp/t/pwres", reporter: [["list"]] };
