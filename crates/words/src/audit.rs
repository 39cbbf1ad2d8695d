//! Consistency checks of a crate's sentences.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::{Dictionary, Language};

/// The variables of each sentence.
type Sentences = BTreeMap<String, BTreeSet<String>>;

/// Returns every inconsistency of a dictionary, one per line. It finds unreadable files, sentences that only
/// some languages have, and unused ones. It also finds uses of unknown sentences, or with other variables.
/// `crate_folder` is the folder that contains `src`: `env!("CARGO_MANIFEST_DIR")`.
pub fn audit(dictionary: &Dictionary, crate_folder: &str) -> io::Result<Vec<String>> {
    let mut wrong = Vec::new();
    let languages = Language::ALL.map(|language| sentences(dictionary, language, &mut wrong));
    let [english, others @ ..] = &languages;
    for (language, other) in Language::ALL.iter().skip(1).zip(others) {
        for key in english.keys().filter(|key| !other.contains_key(*key)) {
            wrong.push(format!("{language} has no `{key}`"));
        }
        for (key, variables) in other {
            match english.get(key) {
                None => wrong.push(format!("only {language} has `{key}`")),
                Some(known) if !variables.is_subset(known) => {
                    wrong.push(format!(
                        "{language} `{key}` has variables that English does not have: {variables:?}"
                    ));
                }
                Some(_) => (),
            }
        }
    }
    let uses = uses_in(Path::new(crate_folder).join("src"))?;
    for SentenceUse { key, family, variables, place } in &uses {
        let matching: Vec<_> = english.iter().filter(|(known, _)| matches(*family, key, known)).collect();
        if matching.is_empty() {
            wrong.push(format!("{place} uses `{key}`, which does not exist"));
        }
        for (known, needed) in matching {
            if !needed.is_subset(variables) {
                wrong.push(format!("{place} uses `{known}` without all of {needed:?}"));
            }
        }
    }
    for key in english.keys() {
        if !uses.iter().any(|used| matches(used.family, &used.key, key)) {
            wrong.push(format!("`{key}` is never used"));
        }
    }
    Ok(wrong)
}

fn matches(family: bool, used: &str, known: &str) -> bool {
    if family { known.starts_with(used) } else { known == used }
}

/// Parses the sentences of a language.
fn sentences(dictionary: &Dictionary, language: Language, wrong: &mut Vec<String>) -> Sentences {
    let mut sentences = Sentences::new();
    for (file, text) in dictionary.files(language) {
        let resource = parser::parse(*text).unwrap_or_else(|(readable, errors)| {
            wrong.extend(errors.iter().map(|error| format!("{file}: {error}")));
            readable
        });
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            match &message.value {
                Some(pattern) => collect(pattern, &mut variables),
                None => wrong.push(format!("{file}: `{}` is empty", message.id.name)),
            }
            if sentences.insert(message.id.name.to_owned(), variables).is_some() {
                wrong.push(format!("{file}: `{}` appears twice", message.id.name));
            }
        }
    }
    sentences
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, variables),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, variables);
                    for variant in variants {
                        collect(&variant.value, variables);
                    }
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                collect_inline(inline, variables);
            }
        }
        _ => (),
    }
}

/// A use of a sentence in the source.
struct SentenceUse {
    key: String,
    /// The key is a prefix of several keys.
    family: bool,
    variables: BTreeSet<String>,
    place: String,
}

fn uses_in(folder: PathBuf) -> io::Result<Vec<SentenceUse>> {
    let mut uses = Vec::new();
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path)?;
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let calls = text.match_indices("say!(");
                uses.extend(calls.filter_map(|(at, call)| parse_use(&text[at + call.len()..], &name)));
            }
        }
    }
    Ok(uses)
}

/// Parses the arguments of `say!`: the key is the first string, and the variables are the names before `=`.
fn parse_use(arguments: &str, place: &str) -> Option<SentenceUse> {
    let arguments = &arguments[..closing(arguments)?];
    let (_, after) = arguments.split_once('"')?;
    let (key, rest) = after.split_once('"')?;
    let names = rest.match_indices(" = ").filter_map(|(at, _)| {
        let before = &rest[..at];
        let start = before.rfind([',', ' ', '\n'])?;
        Some(before[start + 1..].to_owned())
    });
    Some(SentenceUse {
        key: key.to_owned(),
        family: rest.trim_start().starts_with('+'),
        variables: names.collect(),
        place: place.to_owned(),
    })
}

/// Finds the closing bracket of an already open one.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 1;
    text.char_indices().find_map(|(at, letter)| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => (),
        }
        (depth == 0).then_some(at)
    })
}
