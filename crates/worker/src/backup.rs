//! What a backup changes on a device.

use serde::{Deserialize, Serialize};
use table::backup;
use words::t;

/// A backup, and what the device has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BackupRequest {
    /// The file.
    #[serde(with = "serde_bytes")]
    pub file: Vec<u8>,
    /// The texts of all sections as stored here, in the order of [`backup::NAMES`].
    pub here: Vec<String>,
}

/// What a backup changes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BackupPlan {
    /// The sections that change: their names and their new texts.
    pub texts: Vec<(String, String)>,
    /// What that means, in sentences.
    pub changes: Vec<String>,
    /// Where the saved games are in the file: the first byte, and the one after the last.
    pub games: (usize, usize),
}

/// Reads a backup.
///
/// # Errors
/// Why it is not brought back: a sentence.
pub fn plan(request: &BackupRequest) -> Result<BackupPlan, String> {
    let refused = |problem: &str| t!(files::unopened, problem);
    let file = str::from_utf8(&request.file).map_err(|_| refused(t!(backup::foreign)))?;
    let plan = backup::plan(file, &request.here).map_err(|unread| refused(unread.words()))?;
    let texts = plan.texts.into_iter();
    Ok(BackupPlan {
        texts: texts.map(|(name, text)| (name.to_owned(), text)).collect(),
        changes: plan.changes,
        games: (plan.games.start, plan.games.end),
    })
}
