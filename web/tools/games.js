// Saved games for tests and measurements.

/** Puts copies of a game, each with dice of its own, among the saved games of the page. */
export const keepMany = (page, record, count) =>
  page.evaluate(
    async ([record, count]) => {
      const database = await new Promise((resolve) => {
        const opening = indexedDB.open("turnout", 1);
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = database.transaction("games", "readwrite");
      const games = transaction.objectStore("games");
      for (let number = 1; number <= count; number += 1) {
        const head = `turnout-save 1\nchanged ${1_700_000_000_000 + number}\n`;
        games.put(head + record.replace(/^seed .*$/m, `seed ${number}`), `turnout/game/${number}`);
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    [record, count],
  );

/** All that the database of games holds, as texts by their keys, once the page has written what it was about to. */
export const readGames = (page) =>
  page.evaluate(async () => {
    const answer = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const opening = indexedDB.open("turnout", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("games");
    const database = await answer(opening);
    let entries;
    // Each waits for what the page writes before it.
    for (let round = 0; round < 4; round += 1) {
      const store = database.transaction("games", "readwrite").objectStore("games");
      const [keys, texts] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      entries = keys.map((key, index) => [key, texts[index]]);
    }
    database.close();
    return Object.fromEntries(entries);
  });
