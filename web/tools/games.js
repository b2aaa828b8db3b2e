// Saved games for tests and measurements.

import { crc32 } from "node:zlib";

/** A save with its checksum. */
export const withChecksum = (text) => `${text}crc32 ${crc32(text).toString(16).padStart(8, "0")}\n`;

/** The save of a record. */
export const saveOf = (record, head = `changed ${Date.now()}\n`) => withChecksum(`turnout-save 1\n${head}${record}`);

/** Puts copies of a game, each with dice of its own, among the saved games of the page: `recordOf` gives each its record. */
export async function keepMany(page, recordOf, count) {
  const games = {};
  for (let number = 1; number <= count; number += 1) {
    const copy = recordOf(number).replace(/^seed .*$/m, `seed ${number}`);
    games[`turnout/game/${number}`] = saveOf(copy, `changed ${1_700_000_000_000 + number}\n`);
  }
  await writeGames(page, games);
}

/** Puts texts into the database of games, by their keys. */
export const writeGames = (page, games) =>
  page.evaluate(
    (games) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("turnout", 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore("games");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("games", "readwrite");
          for (const [key, text] of Object.entries(games)) {
            transaction.objectStore("games").put(text, key);
          }
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    games,
  );

/** All that the database of games holds, as texts by their keys, once the page has written what it was about to. */
export async function readGames(page) {
  for (;;) {
    const games = await page.evaluate(readOnce);
    if (games !== null) {
      return games;
    }
  }
}

/** `null` if the database was deleted meanwhile. */
async function readOnce() {
  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  let database;
  try {
    const opening = indexedDB.open("turnout", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("games");
    database = await answer(opening);
    let entries;
    // Each waits for what the page writes before it.
    for (let round = 0; round < 4; round += 1) {
      const store = database.transaction("games", "readwrite").objectStore("games");
      const [keys, texts] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      entries = keys.map((key, index) => [key, texts[index]]);
    }
    return Object.fromEntries(entries);
  } catch (error) {
    if (["AbortError", "InvalidStateError"].includes(error?.name)) {
      return null;
    }
    throw error;
  } finally {
    database?.close();
  }
}
