use hearth_words::Language;

#[test]
fn the_first_supported_language_of_the_browser_wins() {
    let preferred = [
        ("", Language::English),
        ("fr-CA,fr;q=0.9,en;q=0.8", Language::French),
        ("de-AT", Language::German),
        ("pl", Language::Polish),
        ("ja,pl;q=0.5,en;q=0.3", Language::Polish),
        ("ja", Language::English),
        ("*", Language::English),
        ("\u{0}\u{7f};;q=,,;", Language::English),
    ];
    for (accepted, language) in preferred {
        assert_eq!(Language::preferred(accepted), language, "{accepted}");
    }
}

#[test]
fn a_language_is_parsed_from_its_code() {
    for language in Language::ALL {
        assert_eq!(language.code().parse(), Ok(language));
    }
    let error = "xx".parse::<Language>().expect_err("there is no such language");
    assert_eq!(error.to_string(), "there is no language `xx`; the languages are en, fr, de, pl");
}
