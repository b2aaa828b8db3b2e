// Saved games for tests and measurements.

import { crc32 } from "node:zlib";

/** A save with its checksum. */
export const withChecksum = (text) => `${text}crc32 ${crc32(text).toString(16).padStart(8, "0")}\n`;

/** The save of a record. */
export const saveOf = (record, head = "changed 1763764000000\n") => withChecksum(`turnout-save 1\n${head}${record}`);

/** Puts copies of a game, each with dice of its own, among the saved games of the page. */
export async function keepMany(page, record, count) {
  const games = {};
  for (let number = 1; number <= count; number += 1) {
    const copy = record.replace(/^seed .*$/m, `seed ${number}`);
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

/** A game of Parcheesi under way, in which Leo does not capture a pawn that has come far. */
export const MISSED = [
  "turnout 1",
  "ruleset parcheesi",
  "seats Y=person:Ann R=person:Leo",
  "seed 4",
  "open Y 5",
  "open R 3",
  "Y 6-2: pass",
  "R 6-4: pass",
  "Y 6-2: pass",
  "R 6-5: 5 yard-R5, 6 R5-R11",
  "Y 6-5: 5 yard-Y5, 6 Y5-Y11",
  "R 1-1: 1 R11-R12, 1 R12-R13",
  "R 3-3: 3 R13-R16, 3 R16-B1",
  "R 2-1: 2 B1-B3, 1 B3-B4",
  "Y 4-3: 3 Y11-Y14, 4 Y14-G0",
  "R 3-1: 3 B4-B7, 1 B7-B8",
  "Y 6-3: 3 G0-G3, 6 G3-G9",
  "R 6-3: 3 B8-B11, 6 B11-B17",
  "Y 2-1: 1 G9-G10, 2 G10-G12",
  "R 5-3: 3 B17-Y2, 5 yard-R5",
  "Y 3-2: 2+3 yard-Y5",
  "R 3-2: 2+3 yard-R5",
  "Y 1-1: 1 G12-G13, 1 G13-G14",
  "Y 1-1: 1 Y5-Y6, 1 Y6-Y7",
  "Y 3-2: 2+3 yard-Y5",
  "R 2-1: 2 R5-R7, 1 Y2-Y3",
  "Y 6-2: 2 Y7-Y9, 6 Y5-Y11",
  "R 6-2: 6 R5-R11, 2 Y3-Y5",
  "Y 6-5: 6 G14-R2, 5 yardxY5, +20 R2-B4",
  "R 5-4: 5 yard-R5, 4 R11-R15",
  "",
  ].join("\n");
