//! The same sentences in every language, and in English the rules' own.

use hearth_core::{Game, Notation, Observer, Seat};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::{Span, Text, spoken, understood};
use hearth_words::Language;
use kokopelli_rules::{Card, Ceremony, Decision, Kokopelli, Refusal, Space};
use kokopelli_text::{KokopelliText, title};

use crate::position;

/// One refusal of each kind.
fn refusals() -> Vec<Refusal> {
    let (card, ceremony) = (Card::of(Ceremony::Paw), Ceremony::Hunter);
    let space: Space = "2c".parse().unwrap_or_else(|error| panic!("{error}"));
    let all = vec![
        Refusal::GameIsOver,
        Refusal::FirstGoOnTheSameOrStop(space),
        Refusal::FirstGoOnElsewhereOrStop(space),
        Refusal::FirstGoOnOrStop,
        Refusal::FirstPlayDrawnOrStop,
        Refusal::FirstKeepHandLimit(1),
        Refusal::FirstKeepHandLimit(2),
        Refusal::FirstExchange(1),
        Refusal::FirstExchange(5),
        Refusal::NothingToPutUnder,
        Refusal::NotInThisGame(card),
        Refusal::NotInHandToOpen(card),
        Refusal::NotInHandToPlay(card),
        Refusal::NotInHandToKeepLimit(card),
        Refusal::NotInHandToExchange(card),
        Refusal::NoSuchSpace(space),
        Refusal::NoSuchSpaceForTwo(space),
        Refusal::KokopelliOpensNothing,
        Refusal::SpaceTaken(space, ceremony),
        Refusal::VillageIsFull,
        Refusal::ExtraSpaceNotThere(space),
        Refusal::OneBelowThePile(space),
        Refusal::AlreadyInYourArea(ceremony, space),
        Refusal::NotYourVillage(space),
        Refusal::NotANeighbour(space),
        Refusal::BelowAnothersPile(space),
        Refusal::OpensOnlyInYourArea(space),
        Refusal::AlreadyInHisArea(ceremony, space),
        Refusal::AlreadyOnHisBoard(ceremony, space),
        Refusal::NothingToPlayOn(space),
        Refusal::DoesNotMatch(card, space, ceremony),
        Refusal::OutOfReach(space),
        Refusal::OutOfReachForTwo(space),
        Refusal::BelowPileNotShared(space),
        Refusal::OnlyOnTheSame(space),
        Refusal::OnlyElsewhere(space),
        Refusal::NotJustDrawn(card),
        Refusal::DrawnCardMayNotFinish(space),
        Refusal::PileIsEmpty,
        Refusal::HandIsEmpty,
        Refusal::NotYoursToCancel(space),
        Refusal::NothingToCancel(space),
        Refusal::NothingToStop,
        Refusal::MayNotPass,
    ];
    let mut kinds: Vec<_> = all.iter().map(std::mem::discriminant).collect();
    kinds.dedup();
    assert_eq!(kinds.len(), 42);
    all
}

#[test]
fn a_refusal_says_in_english_what_the_rules_say_and_in_other_languages_something_else() {
    for refusal in refusals() {
        let rule = hearth_core::Refusal::rule(&refusal);
        let english = KokopelliText::refusal(refusal, Language::English);
        assert_eq!(format!("{rule}: {english}"), refusal.to_string(), "programs are told the rule before it");
        for language in Language::ALL.into_iter().skip(1) {
            let said = KokopelliText::refusal(refusal, language);
            assert!(!said.starts_with(rule), "{said}");
            assert_ne!(said, english);
        }
    }
}

#[test]
fn seats_are_called_by_their_colours() {
    let view = Kokopelli::view(&position(4, ""), Observer::Spectator);
    let called = |language| {
        let names = KokopelliText::names(&view, language);
        Seat::all(4).map(|seat| names.plain(seat).to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(called(Language::English), ["Red", "Green", "Blue", "Yellow"]);
    assert_eq!(called(Language::German), ["Rot", "Grün", "Blau", "Gelb"]);
}

#[test]
fn a_deed_is_told_in_the_language_of_the_names() {
    let told = |language| {
        let mut state = position(2, "seat 1; hand kokopelli paw\n seat 2; a hunter kokopelli hunter");
        let names = KokopelliText::names(&Kokopelli::view(&state, Observer::Spectator), language);
        let decision: Decision = "play kokopelli 2a".parse().unwrap_or_else(|error| panic!("{error}"));
        let mut events = Vec::new();
        Kokopelli::apply(&mut state, decision, &mut |event| events.push(event));
        KokopelliText::log_lines(&events, &names)[0].plain().to_owned()
    };
    assert_eq!(
        told(Language::French),
        "Rouge joue une carte Kokopelli sur la cérémonie Chasseur chez Vert – cérémonie terminée, \
         4 points\u{202f}; Vert gagne 1 point"
    );
    assert_eq!(
        told(Language::German),
        "Rot legt Kokopelli an Jäger bei Grün – beendet, 4 Punkte; Grün: 1 Punkt"
    );
    assert_eq!(
        told(Language::Polish),
        "Czerwony dokłada kartę Kokopelli do ceremonii myśliwego w wiosce gracza Zielony – koniec ceremonii, \
         4 punkty; Zielony: 1 punkt"
    );
}

#[test]
fn every_sentence_of_random_games_is_told_in_every_language_with_a_sign_before_each_card() {
    let mut rng = seeded_rng(7);
    let mut tables = Tables::new(seeded_rng(8));
    let mut signs = 0_usize;
    for _ in 0..6 {
        let mut state = Kokopelli::start(&tables.next_setup::<Kokopelli>());
        playout::<Kokopelli>(&mut state, &mut rng, |state, decision| {
            let view = Kokopelli::view(state, Observer::Spectator);
            let mut events = Vec::new();
            Kokopelli::apply(&mut state.clone(), decision, &mut |event| events.push(event));
            for language in Language::ALL {
                let names = KokopelliText::names(&view, language);
                for line in KokopelliText::log_lines(&events, &names) {
                    assert!(!line.plain().contains(['{', '$']), "{line:?}");
                    let spans: Vec<Span<'_>> = line.iter().collect();
                    for (at, span) in spans.iter().enumerate() {
                        let Span::Sign(sign) = span else { continue };
                        let Some(Span::Text(word)) = spans.get(at + 1) else { panic!("{line:?}") };
                        let card: Card = sign.parse().unwrap_or_else(|error| panic!("{error}: {line:?}"));
                        let mut forms = KokopelliText::titles(language).into_iter();
                        let own = |(of, form): (&str, String)| of == card.word() && word.starts_with(&form);
                        assert!(forms.any(own), "{line:?}");
                        signs += 1;
                    }
                }
            }
        });
        assert!(Kokopelli::write_position(&state).contains("question over"));
    }
    assert!(signs > 1_000, "there was hardly a sign: {signs}");
}

/// Every decision as it is shown and as somebody may type it instead.
fn typed(decision: &str, language: Language) -> [String; 4] {
    let shown = spoken::<KokopelliText>(decision, language);
    let bare = |letter: char| match letter {
        'ł' => 'l',
        'ó' | 'ö' => 'o',
        'ą' | 'ä' => 'a',
        'ę' | 'é' | 'è' => 'e',
        'ń' => 'n',
        'ś' => 's',
        'ż' | 'ź' => 'z',
        '’' => '\'',
        other => other,
    };
    let without_accents: String = shown.chars().map(bare).collect();
    [shown.replace('-', " "), shown.to_uppercase(), without_accents, shown]
}

#[test]
fn cards_are_called_in_decisions_by_the_titles_on_the_table_and_read_by_them() {
    let read = |text: &str, language| understood::<KokopelliText>(text, language);
    for decision in Decision::all().map(|decision| decision.to_string()) {
        assert_eq!(spoken::<KokopelliText>(&decision, Language::English), decision);
        for language in Language::ALL {
            assert_eq!(
                read(&decision, language),
                decision,
                "the words of the rules are read in every language"
            );
            for text in typed(&decision, language) {
                assert_eq!(read(&text, language), decision, "{language}: {text}");
            }
        }
    }
    assert_eq!(spoken::<KokopelliText>("under chieftain", Language::Polish), "odłóż wódz");
    assert_eq!(
        spoken::<KokopelliText>("open eagle-feather 1a", Language::Polish),
        "rozpocznij orle-pióro 1a"
    );
    assert_eq!(read("Open  Plume d'aigle 1a", Language::French), "open eagle-feather 1a");
    assert_eq!(read("play lezard 1a", Language::French), "play lizard 1a");
    assert_eq!(read("play le\u{301}zard 1a", Language::French), "play lizard 1a");
    assert_eq!(read("open unicorn, 1a", Language::French), "open unicorn, 1a");
}

#[test]
fn a_move_is_typed_with_every_verb_of_a_language_and_none_means_two_things() {
    let read = |text: &str, language| understood::<KokopelliText>(text, language);
    for language in Language::ALL {
        let verbs = KokopelliText::verbs(language);
        for (verb, own) in &verbs {
            for own in own.split(", ").chain([*verb]) {
                assert_eq!(read(own, language), *verb, "{language}: {own}");
                assert_eq!(read(&own.to_uppercase(), language), *verb, "{language}: {own}");
            }
        }
        let kinds: Vec<String> =
            Decision::all().map(|decision| decision.to_string().split(' ').take(1).collect()).collect();
        assert!(kinds.iter().all(|kind| verbs.iter().any(|(verb, _)| verb == kind)), "{language}");
    }
    assert_eq!(read("Eröffne Jäger 1a", Language::German), "open hunter 1a");
    assert_eq!(read("lege Kokopelli 2b", Language::German), "play kokopelli 2b");
    assert_eq!(read("s'arrêter là", Language::French), "done");
    assert_eq!(read("dołóż żółwia 1c", Language::Polish), "play tortoise 1c");
    assert_eq!(read("odloz orlego piora", Language::Polish), "under eagle-feather");
    assert_eq!(read("ziehen", Language::French), "ziehen", "only in their own language and in English");
}

#[test]
fn polish_names_are_declined_behind_the_word_for_a_card_or_a_ceremony() {
    let said = |refusal| KokopelliText::refusal(refusal, Language::Polish);
    let space: Space = "2c".parse().expect("a space");
    let (tortoise, woman) = (Card::of(Ceremony::Tortoise), Card::of(Ceremony::SpiderWoman));
    assert_eq!(said(Refusal::NotInHandToPlay(tortoise)), "nie masz w ręce karty żółwia");
    assert_eq!(
        said(Refusal::DoesNotMatch(woman, space, Ceremony::EagleFeather)),
        "karta kobiety-pająka nie pasuje do ceremonii orlego pióra na polu 2c"
    );
    for language in Language::ALL.into_iter().filter(|language| *language != Language::Polish) {
        let said = KokopelliText::refusal(Refusal::NotInThisGame(tortoise), language);
        assert!(said.contains(title(tortoise, language)), "{said}");
    }
}
