//! The saved games in IndexedDB: one object store, from a game's key to its text.
//!
//! A change is one transaction of durability "strict": once it has succeeded the game is on the disk, and
//! neither a crash nor a second tab comes between what it read and what it wrote.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomException, IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction};

use crate::platform::storage_trouble::Trouble;

const DATABASE: &str = "turnout";
const STORE: &str = "games";

#[wasm_bindgen]
extern "C" {
    /// A database with the options of `transaction`, which web-sys calls unstable.
    #[wasm_bindgen(extends = IdbDatabase)]
    type Database;

    #[wasm_bindgen(method, catch, js_name = transaction)]
    fn begin(
        this: &Database,
        store: &str,
        mode: &str,
        options: &JsValue,
    ) -> Result<IdbTransaction, JsValue>;
}

/// A change of the text under a key.
pub(crate) enum Change {
    /// Replace the text, or add it.
    Put(String),
    /// Remove the text.
    Remove,
    /// Change nothing.
    Leave,
}

/// A connection to the database.
pub(crate) struct GamesDb {
    database: Database,
}

impl GamesDb {
    /// Opens the database, and creates it if there is none.
    pub(crate) async fn open() -> Result<GamesDb, Trouble> {
        let factory = gloo::utils::window().indexed_db().ok().flatten();
        let factory = factory.ok_or(Trouble::Blocked)?;
        let request = factory.open_with_u32(DATABASE, 1).map_err(trouble)?;
        let opened = request.clone();
        // The browser may still call it when nobody waits for the database any more.
        let on_upgrade = Closure::once_into_js(move || {
            let database = opened.result().map(JsCast::unchecked_into::<IdbDatabase>);
            // If this fails, the request fails too.
            database.and_then(|database| database.create_object_store(STORE))
        });
        request.set_onupgradeneeded(Some(on_upgrade.unchecked_ref()));
        let database = answer(&request).await?.unchecked_into();
        Ok(GamesDb { database })
    }

    /// Tells when the connection is lost: the browser has closed it, or somebody deletes or upgrades the database,
    /// which would wait for it otherwise.
    pub(crate) fn on_lost(&self, tell: impl Fn() + 'static) {
        let database = self.database.clone();
        let lost = Closure::<dyn Fn()>::new(move || {
            database.close();
            tell();
        });
        let lost = lost.into_js_value();
        self.database
            .set_onversionchange(Some(lost.unchecked_ref()));
        self.database.set_onclose(Some(lost.unchecked_ref()));
    }

    /// Whether the connection is open.
    pub(crate) fn is_open(&self) -> bool {
        self.begin("readonly").is_ok()
    }

    /// All keys and texts.
    pub(crate) async fn all(&self) -> Result<Vec<(String, String)>, Trouble> {
        let transaction = self.begin("readonly")?;
        let store = transaction.object_store(STORE).map_err(trouble)?;
        let keys = store.get_all_keys().map_err(trouble)?;
        let texts = store.get_all().map_err(trouble)?;
        let (keys, texts) = (answer(&keys).await?, answer(&texts).await?);
        let (keys, texts): (Array, Array) = (keys.unchecked_into(), texts.unchecked_into());
        let pairs = keys.iter().zip(texts.iter());
        // The page writes only text.
        Ok(pairs
            .filter_map(|(key, text)| Some((key.as_string()?, text.as_string()?)))
            .collect())
    }

    /// The text under a key.
    pub(crate) async fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        let transaction = self.begin("readonly")?;
        let store = transaction.object_store(STORE).map_err(trouble)?;
        get(&store, &key.into()).await
    }

    /// Changes the text under a key in one transaction. `decide` receives the current text.
    pub(crate) async fn change(
        &self,
        key: &str,
        decide: impl FnOnce(Option<String>) -> Change,
    ) -> Result<(), Trouble> {
        let transaction = self.begin("readwrite")?;
        let done = completion(&transaction);
        let store = transaction.object_store(STORE).map_err(trouble)?;
        let key = JsValue::from(key);
        match decide(get(&store, &key).await?) {
            Change::Put(text) => drop(store.put_with_key(&text.into(), &key).map_err(trouble)?),
            Change::Remove => drop(store.delete(&key).map_err(trouble)?),
            Change::Leave => {}
        }
        done.await
    }

    /// Adds these texts in one transaction, all or none: each under the first of its keys that is free, unless one of
    /// them has a text that is the same. Returns the keys, and whether each text was added.
    pub(crate) async fn add_all(
        &self,
        texts: &[(Vec<String>, &str)],
        is_same: impl Fn(&str, &str) -> bool,
    ) -> Result<Vec<(String, bool)>, Trouble> {
        let transaction = self.begin("readwrite")?;
        let done = completion(&transaction);
        let store = transaction.object_store(STORE).map_err(trouble)?;
        let mut stored = Vec::new();
        for (keys, text) in texts {
            for key in keys {
                let there = get(&store, &key.into()).await?;
                if there.as_deref().is_some_and(|there| !is_same(there, text)) {
                    continue;
                }
                let is_new = there.is_none();
                if is_new {
                    let put = store.put_with_key(&(*text).into(), &key.into());
                    drop(put.map_err(trouble)?);
                }
                stored.push((key.clone(), is_new));
                break;
            }
        }
        done.await?;
        Ok(stored)
    }

    fn begin(&self, mode: &str) -> Result<IdbTransaction, Trouble> {
        let options = Object::new();
        // Setting a property fails only on frozen objects.
        let _ = Reflect::set(&options, &"durability".into(), &"strict".into());
        self.database.begin(STORE, mode, &options).map_err(trouble)
    }
}

impl Drop for GamesDb {
    /// A connection that nobody uses would make others wait who delete the database.
    fn drop(&mut self) {
        self.database.close();
    }
}

async fn get(store: &IdbObjectStore, key: &JsValue) -> Result<Option<String>, Trouble> {
    let request = store.get(key).map_err(trouble)?;
    Ok(answer(&request).await?.as_string())
}

/// Waits for the result of a request.
async fn answer(request: &IdbRequest) -> Result<JsValue, Trouble> {
    let promise = Promise::new(&mut |resolve: Function, reject: Function| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    let answered = JsFuture::from(promise).await;
    match answered.and_then(|_| request.result()) {
        Ok(answer) => Ok(answer),
        Err(_) => Err(request
            .error()
            .ok()
            .flatten()
            .map_or(Trouble::Blocked, |error| trouble(error.into()))),
    }
}

/// Succeeds once the whole transaction is on disk. It hears of the transaction from now on, not only once it is awaited.
///
/// The transaction holds only functions of the browser's own: one of ours that holds the transaction in turn would
/// keep both for ever, with every save.
fn completion(transaction: &IdbTransaction) -> impl Future<Output = Result<(), Trouble>> {
    let promise = Promise::new(&mut |resolve: Function, reject: Function| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    let (done, transaction) = (JsFuture::from(promise), transaction.clone());
    async move {
        let done = done.await.map(drop);
        done.map_err(|_| trouble(transaction.error().into()))
    }
}

/// The kind of trouble that an error means.
fn trouble(error: JsValue) -> Trouble {
    let name = error.dyn_ref::<DomException>().map(DomException::name);
    match name.as_deref() {
        Some("QuotaExceededError") => Trouble::Full,
        _ => Trouble::Blocked,
    }
}
