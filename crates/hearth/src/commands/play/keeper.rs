//! Keeps the game in a file after every decision, so that nothing is lost when the terminal is closed.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use hearth_store::sync_directory_entry;
use hearth_words::{Language, say};

use crate::failure::Failure;
use crate::stored::data_folder;

/// Writes a game into its file.
pub(super) struct Keeper {
    file: Option<PathBuf>,
}

/// The kept games of a kind, the one that was touched last first.
pub(super) fn kept(game: &str) -> Vec<PathBuf> {
    let entries = data_folder().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .filter(|entry| {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            name.starts_with(&format!("{game}-")) && name.ends_with(".record")
        })
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    files.sort();
    files.into_iter().rev().map(|(_, path)| path).collect()
}

impl Keeper {
    /// Keeps a new game in a file that was named. Nothing is written over.
    pub fn in_new_file(file: &str) -> Result<Keeper, Failure> {
        let path = PathBuf::from(file);
        if path.exists() {
            return Err(Failure::input(format!(
                "`{file}` is there already; go on with it by --resume, or name another file"
            )));
        }
        Ok(Keeper { file: Some(path) })
    }

    /// Keeps a new game in a file of its own in the data folder.
    pub fn in_data_folder(game: &str, seed: u64) -> Keeper {
        let file = data_folder().and_then(|folder| {
            let names = (0..1_000).map(|number| match number {
                0 => format!("{game}-{seed}.record"),
                _ => format!("{game}-{seed}-{number}.record"),
            });
            names.map(|name| folder.join(name)).find(|path| !path.exists())
        });
        Keeper { file }
    }

    /// Goes on keeping a game where it is.
    pub fn in_old_file(path: &Path) -> Keeper {
        // What is behind a link is written, not the link.
        Keeper { file: Some(fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())) }
    }

    /// Where the game is kept.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Writes the game. If that fails it is not tried again: the message is shown and the game goes on.
    pub fn keep(&mut self, text: &str, language: Language) -> Result<(), String> {
        let Some(file) = &self.file else { return Ok(()) };
        if let Err(error) = write(file, text) {
            let (file, error) = (file.display().to_string(), error.to_string());
            let message = say!(language, "play-not-kept", file = file, error = error);
            self.file = None;
            return Err(message);
        }
        Ok(())
    }
}

/// Replaces a file as a whole: whoever pulls the plug finds the old text or the new one.
pub(super) fn write(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut beside: OsString = file.as_os_str().to_owned();
    beside.push(".new");
    // What is not on the disk yet when the new name is could be an empty file after all.
    let mut new = File::create(&beside)?;
    new.write_all(text.as_bytes())?;
    new.sync_all()?;
    fs::rename(&beside, file)?;
    sync_directory_entry(file)
}
