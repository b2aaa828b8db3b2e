//! The connection to the database of games.

use std::collections::HashMap;
use std::rc::Rc;

use futures::channel::oneshot;
use table::saved_game;
use wasm_bindgen_futures::spawn_local;

use super::write_queue::Write;
use super::{Event, Games, in_time};
use crate::platform::games_db::GamesDb;
use crate::platform::sleep::sleep;
use crate::platform::storage_trouble::Trouble;

/// Waits before each attempt to open the database again. A browser that is clearing its storage refuses the first.
const RECONNECT_MS: [i32; 4] = [0, 200, 1_000, 3_000];

impl Games {
    /// The database. It is opened again if the connection was lost.
    pub(super) async fn db(&self) -> Result<Rc<GamesDb>, Trouble> {
        if let Some(db) = self.connected() {
            return Ok(db);
        }
        let (tell, opened) = oneshot::channel();
        let games = self.clone();
        // A database that comes too late is used all the same, though nobody waits for it any more.
        spawn_local(async move {
            let db = games.open().await;
            if games.0.is_loading.replace(false) {
                games.tell(Event::Loaded);
            }
            if let Err(Ok(_)) = tell.send(db) {
                games.retry();
            }
        });
        // Its sender is never dropped.
        in_time(async { opened.await.unwrap_or(Err(Trouble::Blocked)) }).await
    }

    /// The connection to the database, if it is open.
    fn connected(&self) -> Option<Rc<GamesDb>> {
        let known = self.0.db.borrow().clone();
        known.filter(|db| db.is_open())
    }

    /// Opens the database. Memory and the database get the games that only the other has.
    async fn open(&self) -> Result<Rc<GamesDb>, Trouble> {
        let db = Rc::new(GamesDb::open().await?);
        let there: HashMap<String, String> = db.all().await?.into_iter().collect();
        // Of two attempts the first one counts.
        if let Some(db) = self.connected() {
            return Ok(db);
        }
        let games = self.clone();
        db.on_lost(move || spawn_local(games.clone().reconnect()));
        self.0.db.replace(Some(Rc::clone(&db)));
        for key in self.keys() {
            if !there.contains_key(&key)
                && let Some(write) = self.write_again(&key)
            {
                self.write(&key, write);
            }
        }
        let mut has_found = false;
        for (key, text) in there {
            if self.read(&key).is_none() && !self.is_pending(&key) {
                self.remember(&key, Some(text));
                has_found = true;
            }
        }
        if has_found && !self.is_loading() {
            self.tell(Event::Found);
        }
        Ok(db)
    }

    /// Opens the database again, since the connection was lost.
    async fn reconnect(self) {
        for wait_ms in RECONNECT_MS {
            sleep(wait_ms).await;
            if self.db().await.is_ok() {
                return self.retry();
            }
        }
        for key in self.keys() {
            if let Some(write) = self.write_again(&key) {
                self.fail(key, write, Trouble::Blocked);
            }
        }
    }

    /// The write that restores a game in a new database; `None` if a write of it is pending.
    fn write_again(&self, key: &str) -> Option<Write> {
        let text = self.read(key).filter(|_| !self.is_pending(key))?;
        let is_ours = saved_game::tab_of(&text) == Some(self.tab());
        Some(match is_ours {
            true => Write::Put { text, from: None },
            // Another tab may have restored it, and played on.
            false => Write::Restore(text),
        })
    }
}
