// The operations on a match: answers, failures, time limits, conceding, and what viewers learn.

#include "ptcg/save.hpp"
#include "ptcg/view.hpp"
#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

namespace ptcg::match_test {

using namespace ptcg::test;

namespace {

Match started(NeutralCards& cards, const std::vector<DefId>& deck, MatchSetup setup = {})
{
    setup.deck_one = deck;
    setup.deck_two = deck;
    if (setup.seed == 0) setup.seed = 17;
    Result<Match> match = Match::start(cards.library, profile("dp"), &cards.effects, setup);
    REQUIRE(match);
    return std::move(match.value());
}

void to_main_phase(Match& match)
{
    while (match.decision()->purpose != Purpose::main_phase) REQUIRE(match.answer_by_default());
}

}  // namespace

TEST_CASE("an answer that was not offered is refused and changes nothing", "[errors]")
{
    NeutralCards cards;
    Match match = started(cards, cards.deck({{20, "Bystander"}}));
    to_main_phase(match);
    const MatchState before = match.state();
    const auto options = match.decision()->options.size();
    const auto reason = [&](std::vector<std::uint16_t> picks) {
        const Result<void> taken = match.answer(picks);
        return taken ? std::string("taken") : taken.error().message;
    };
    CHECK(reason({}) == "the question needs 1 pick, the answer has 0");
    CHECK(reason({0, 0}) == "the question needs 1 pick, the answer has 2");
    CHECK(reason({static_cast<std::uint16_t>(options)}).find("does not exist") !=
          std::string::npos);
    CHECK(reason({999}) == "option 999 does not exist; the question has " +
                               std::to_string(options) + " options, counted from 0");
    CHECK(match.state() == before);
}

TEST_CASE("a text that fails leaves the match as it was before the answer", "[errors]")
{
    for (const FailurePolicy policy : {FailurePolicy::void_match, FailurePolicy::withhold}) {
        NeutralCards cards;
        cards.trainer("Broken", TrainerKind::item, [](Resolver& game, EffectContext& it) {
            int drawn = 0;
            if (const Status s = game.draw(it.owner, 2, drawn); s != Status::done) return s;
            return Status::failed;  // half of its effect has been carried out
        });
        Ruleset rules = profile("sv");
        const auto deck = cards.deck({{20, "Bystander"}, {20, "Broken"}});
        Result<Match> made =
            Match::start(cards.library, rules, &cards.effects,
                         {.deck_one = deck, .deck_two = deck, .seed = 3, .on_failure = policy});
        REQUIRE(made);
        Match& match = made.value();
        to_main_phase(match);
        int broken = -1;
        while ((broken = find_option(*match.decision(), OptionKind::play, cards["Broken"])) < 0) {
            REQUIRE(match.answer_by_default());
        }
        const Table before = match.state().now;
        const auto events = match.events().size();
        const Result<void> taken = match.answer(static_cast<std::uint16_t>(broken));
        REQUIRE_FALSE(taken);
        CHECK(taken.error().message == "a native text failed");
        if (policy == FailurePolicy::void_match) {
            CHECK(match.outcome() == Outcome::void_match);
            CHECK(match.winner() == PlayerId::none);
        } else {
            CHECK(std::memcmp(&match.state().now, &before, sizeof before) == 0);
            CHECK(match.events().size() == events);
            REQUIRE(match.decision() != nullptr);
            CHECK(match.decision()->options[static_cast<std::size_t>(broken)].count == 0);
            const Result<void> again = match.answer(static_cast<std::uint16_t>(broken));
            CHECK_FALSE(again);
            CHECK(match.answer_by_default());  // all other options still work
        }
    }
}

TEST_CASE("a match that is stopped by a failing text waits as it was before the answer", "[errors]")
{
    NeutralCards cards;
    bool mended = false;
    cards.trainer("Broken", TrainerKind::item, [&](Resolver& game, EffectContext& it) {
        int drawn = 0;
        if (const Status s = game.draw(it.owner, 2, drawn); s != Status::done) return s;
        return mended ? Status::done : Status::failed;
    });
    const Ruleset rules = profile("sv");
    const auto deck = cards.deck({{20, "Bystander"}, {20, "Broken"}});
    Result<Match> made = Match::start(
        cards.library, rules, &cards.effects,
        {.deck_one = deck, .deck_two = deck, .seed = 3, .on_failure = FailurePolicy::stop});
    REQUIRE(made);
    Match& match = made.value();
    to_main_phase(match);
    int broken = -1;
    while ((broken = find_option(*match.decision(), OptionKind::play, cards["Broken"])) < 0) {
        REQUIRE(match.answer_by_default());
    }
    const MatchState before = match.state();
    const auto events = match.events().size();
    const auto options = match.decision()->options.size();
    const auto play = static_cast<std::uint16_t>(broken);
    CHECK(match.answer(play).error().message == "a native text failed");
    REQUIRE(match.stopped());
    CHECK_FALSE(match.over());
    CHECK(match.state() == before);
    CHECK(match.events().size() == events);
    CHECK(match.decision() == nullptr);
    CHECK(match.answer(play).error().message ==
          "the match was stopped because a card text failed; `go_on` resumes it");
    CHECK_FALSE(match.answer_by_default());
    CHECK(match.state() == before);

    SECTION("it goes on with everything there was to choose")
    {
        match.go_on();
        REQUIRE(match.decision() != nullptr);
        CHECK(match.decision()->options.size() == options);
        CHECK(match.decision()->options[play].count > 0);
        CHECK_FALSE(match.answer(play));
        CHECK(match.stopped());  // it is still broken
        match.go_on();
        match.on_failure(FailurePolicy::withhold);
        CHECK_FALSE(match.answer(play));
        CHECK_FALSE(match.stopped());
        CHECK(match.answer_by_default());
    }
    SECTION("it can be ended")
    {
        match.concede(PlayerId::one);
        CHECK_FALSE(match.stopped());
        CHECK(match.winner() == PlayerId::two);
    }
    SECTION("its save goes on where it was, under the policy it is given then")
    {
        const std::string bytes = save_match(match);
        CHECK(match.stopped());
        mended = true;
        auto loaded =
            load_match(bytes, cards.library, rules, &cards.effects, {.accept_other_packs = true});
        REQUIRE(loaded);
        CHECK(loaded.value().note.empty());
        Match& again = loaded.value().match;
        CHECK_FALSE(again.stopped());
        CHECK(again.state() == before);
        CHECK(again.answer(play));
    }
    SECTION("its fork goes on too")
    {
        mended = true;
        Result<Match> fork =
            Match::resume(match.library(), match.ruleset(), match.effects(), match.state());
        REQUIRE(fork);
        CHECK(fork.value().answer(play));
        CHECK(match.stopped());
    }
}

TEST_CASE("conceding, a void match and a cap on decisions end the match with their names",
          "[rules]")
{
    NeutralCards cards;
    const auto deck = cards.deck({{20, "Bystander"}});
    Match given_up = started(cards, deck);
    given_up.concede(PlayerId::one);
    CHECK(given_up.outcome() == Outcome::won);
    CHECK(given_up.winner() == PlayerId::two);
    CHECK(given_up.reason() == WinReason::concede);
    CHECK(given_up.decision() == nullptr);
    CHECK_FALSE(given_up.answer(0));

    Match out_of_time = started(cards, deck);
    out_of_time.run_out_of_time(PlayerId::two);
    CHECK(out_of_time.outcome() == Outcome::won);
    CHECK(out_of_time.winner() == PlayerId::one);
    CHECK(out_of_time.reason() == WinReason::time);
    CHECK(out_of_time.events().back().kind == EventKind::match_ended);
    CHECK(out_of_time.events().back().value == static_cast<int>(WinReason::time));
    out_of_time.run_out_of_time(PlayerId::one);  // too late
    CHECK(out_of_time.winner() == PlayerId::one);
    const Result<LoadedMatch> loaded =
        load_match(save_match(out_of_time), cards.library, profile("dp"), &cards.effects, {});
    REQUIRE(loaded);
    CHECK(loaded.value().match.reason() == WinReason::time);

    Match forfeited = started(cards, deck);
    forfeited.forfeit(PlayerId::one);
    CHECK(forfeited.winner() == PlayerId::two);
    CHECK(forfeited.reason() == WinReason::forfeit);
    forfeited.forfeit(PlayerId::two);  // too late
    CHECK(forfeited.winner() == PlayerId::two);

    Match made_void = started(cards, deck);
    made_void.make_void();
    CHECK(made_void.outcome() == Outcome::void_match);

    Match capped = started(cards, deck, {.decision_cap = 5});
    while (capped.decision() != nullptr) REQUIRE(capped.answer_by_default());
    CHECK(capped.outcome() == Outcome::decision_cap);
    CHECK(capped.state().decisions == 5);
}

TEST_CASE("default answers play a whole match to its end", "[rules]")
{
    NeutralCards cards;
    Match match = started(cards, cards.deck({{20, "Bystander"}}));
    while (match.decision() != nullptr) REQUIRE(match.answer_by_default());
    CHECK(match.outcome() == Outcome::won);
    CHECK(match.reason() == WinReason::no_cards);  // both only pass until a deck runs out
}

TEST_CASE("a text that asks otherwise when it is run again is noticed")
{
    struct Case {
        const char* what;
        Status (*ask)(Resolver&, PlayerId, int);
    };
    const Case cases[] = {
        {"the same",
         [](Resolver& game, PlayerId id, int) {
             int n = 0;
             return game.ask_number(id, Purpose::number, 0, 3, n);
         }},
        {"how many",
         [](Resolver& game, PlayerId id, int run) {
             int n = 0;
             return game.ask_number(id, Purpose::number, 0, 3 + run % 2, n);
         }},
        {"which",
         [](Resolver& game, PlayerId id, int run) {
             int n = 0;
             return game.ask_number(id, Purpose::number, run % 2, 3 + run % 2, n);
         }},
        {"about what",
         [](Resolver& game, PlayerId id, int run) {
             bool yes = false;
             return game.ask_yes_no(id, run % 2 == 0 ? Purpose::yes_no : Purpose::use_text, yes);
         }},
        {"whom",
         [](Resolver& game, PlayerId id, int run) {
             bool yes = false;
             return game.ask_yes_no(run % 2 == 0 ? id : opponent_of(id), Purpose::yes_no, yes);
         }},
        {"in which words",
         [](Resolver& game, PlayerId id, int run) {
             const std::array<std::string_view, 2> words{"yes", run % 2 == 0 ? "no" : "perhaps"};
             std::size_t chosen = 0;
             return game.choose_word(id, words, chosen);
         }},
        {"done before", [](Resolver& game, PlayerId id, int run) {
             game.table().retreats = static_cast<std::uint8_t>(run % 2);
             bool yes = false;
             return game.ask_yes_no(id, Purpose::yes_no, yes);
         }}};
    for (const Case& c : cases) {
        INFO(c.what);
        NeutralCards cards;
        int run = 0;
        cards.trainer("Whim", TrainerKind::item, [&](Resolver& game, EffectContext& it) {
            return c.ask(game, it.owner, run++);
        });
        Match match = started(cards, cards.deck({{20, "Bystander"}, {40, "Whim"}}), {.seed = 5});
        to_main_phase(match);
        int option = find_option(*match.decision(), OptionKind::play, cards["Whim"]);
        if (option < 0) {  // dp: not in the first turn of the game
            REQUIRE(match.answer_by_default());
            to_main_phase(match);
            option = find_option(*match.decision(), OptionKind::play, cards["Whim"]);
        }
        REQUIRE(option >= 0);
        match.verify_reruns(true);
        const Result<void> taken = match.answer(static_cast<std::uint16_t>(option));
        CHECK(taken.ok() == (c.what == std::string_view("the same")));
        if (!taken) {
            CHECK(taken.error().message.find("behaved differently") != std::string::npos);
        }
    }
}

TEST_CASE("the default answer is none that was withheld")
{
    NeutralCards cards;
    Match match = started(cards, cards.deck({{20, "Bystander"}}));
    to_main_phase(match);
    const std::size_t options = match.decision()->options.size();
    REQUIRE(options > 1);
    REQUIRE(match.decision()->options.back().kind == OptionKind::end_turn);
    MatchState state = match.state();
    state.withheld[state.withheld_count++] = static_cast<std::uint16_t>(options - 1);
    match.restore(state);
    REQUIRE(match.decision()->options.back().count == 0);
    const int turn = match.turn();
    CHECK(match.answer_by_default());
    CHECK(match.turn() == turn);
}

TEST_CASE("the turns of a player are counted as far as a byte goes")
{
    NeutralCards cards;
    Match match = started(cards, cards.deck({{20, "Bystander"}}));
    to_main_phase(match);
    const PlayerId next = opponent_of(match.state().now.turn_player);
    for (const int taken : {0, 248, 249, 250}) {
        MatchState state = match.state();
        state.now.player[at(next)].turns_taken = static_cast<std::uint8_t>(taken);
        Result<Match> later = Match::resume(cards.library, profile("dp"), &cards.effects, state);
        REQUIRE(later);
        while (later.value().state().now.turn_player != next) {
            REQUIRE(later.value().decision() != nullptr);
            REQUIRE(later.value().answer_by_default());
        }
        CHECK(later.value().state().now.player[at(next)].turns_taken == std::min(taken + 1, 250));
    }
}

TEST_CASE("events can be resumed from any number and hide what a viewer may not see", "[views]")
{
    NeutralCards cards;
    Match match = started(cards, cards.deck({{20, "Bystander"}}));
    to_main_phase(match);
    const auto all = match.events();
    const auto tail = match.events_for(seen_by_all, 10);
    REQUIRE(tail.size() == all.size() - 10);
    CHECK(tail.front() == all[10]);
    int hidden = 0;
    for (const Event& e : match.events_for(seen_by(PlayerId::two), 0)) {
        if (e.kind == EventKind::drew && e.player == PlayerId::one) {
            CHECK(e.def == no_def);
            ++hidden;
        }
    }
    CHECK(hidden >= 7);
    for (const Event& e : match.events_for(seen_by_spectators, 0)) {
        if (e.kind == EventKind::drew) CHECK(e.def == no_def);
    }
}

TEST_CASE("events are kept from when that is asked for, and not dropped where they are kept")
{
    NeutralCards cards;
    Match match = started(cards, cards.deck({{20, "Bystander"}}));
    to_main_phase(match);
    const std::size_t kept = match.events().size();
    REQUIRE(kept > 10);
    match.record_events(true);
    CHECK(match.events().size() == kept);
    CHECK(match.first_event() == 0);

    match.record_events(false);
    CHECK(match.events().size() == kept);
    REQUIRE(match.answer_by_default());
    CHECK(match.events().size() == kept);
    match.record_events(true);
    CHECK(match.events().empty());
    const std::uint32_t first = match.first_event();
    CHECK(first > kept);
    REQUIRE(match.answer_by_default());
    CHECK_FALSE(match.events().empty());
    CHECK(match.first_event() == first);
    const std::vector<Event> later = match.events_for(seen_by_all, first + 1);
    CHECK(later.size() + 1 == match.events().size());
    CHECK(match.events_for(seen_by_all, 0).size() == match.events().size());
}

TEST_CASE("the same seed gives the same match, another seed another", "[rules]")
{
    NeutralCards cards;
    const auto deck = cards.deck({{20, "Bystander"}});
    const auto final_hash = [&](std::uint64_t seed) {
        Match match = started(cards, deck, {.seed = seed});
        while (match.decision() != nullptr) REQUIRE(match.answer_by_default());
        return hash(match.state());
    };
    CHECK(final_hash(1) == final_hash(1));
    CHECK(final_hash(1) != final_hash(2));
}

TEST_CASE("a view holds the own hand and nothing of the opponent's", "[views]")
{
    NeutralCards cards;
    Match match = started(cards, cards.deck({{20, "Bystander"}}));
    to_main_phase(match);
    View view;
    make_view(match.rules(), seen_by(PlayerId::one), view);
    CHECK(view.player[0].hand.known_count == view.player[0].hand.count);
    CHECK(view.player[1].hand.known_count == 0);
    CHECK(view.player[1].hand.count > 0);
    CHECK(view.player[0].prizes.known_count == 0);
    CHECK(view.player[0].deck.known_count == 0);
    make_view(match.rules(), seen_by_spectators, view);
    CHECK(view.player[0].hand.known_count == 0);
    make_view(match.rules(), seen_by_all, view);
    CHECK(view.player[1].hand.known_count == view.player[1].hand.count);
    CHECK(view.player[1].deck.known_count == view.player[1].deck.count);
}

TEST_CASE("after an exception the question stands as it did, with all its options", "[errors]")
{
    NeutralCards cards;
    bool throws = true;
    cards.trainer("Costly", TrainerKind::item, [&](Resolver& game, EffectContext& it) {
        bool yes = false;
        game.begin_question(it.owner, Purpose::yes_no);
        game.add_option({.kind = OptionKind::yes});
        if (throws) throw std::bad_alloc();
        return game.ask_yes_no(it.owner, Purpose::yes_no, yes);
    });
    Duel duel(cards, profile("sv"));
    duel.match.verify_reruns(false);
    duel.add_to_hand(PlayerId::one, "Costly");
    const Decision* open = duel.next();
    const std::vector<Option> before(open->options.begin(), open->options.end());
    const int costly = find_option(*open, OptionKind::play, cards["Costly"]);
    REQUIRE(costly >= 0);
    REQUIRE_THROWS_AS(duel.match.answer(static_cast<std::uint16_t>(costly)), std::bad_alloc);
    open = duel.match.decision();
    REQUIRE(open != nullptr);
    CHECK(open->purpose == Purpose::main_phase);
    CHECK(std::vector<Option>(open->options.begin(), open->options.end()) == before);
    throws = false;
    REQUIRE(duel.match.answer(static_cast<std::uint16_t>(costly)));
    CHECK(duel.match.decision()->purpose == Purpose::yes_no);
}

TEST_CASE("a text that fails while it is asked for a yes or no fails what asked it", "[errors]")
{
    NeutralCards cards;
    bool fails = false;
    Handler jailer{.hook = Hook::may_retreat, .ability = 0, .subject = Subject::opponent};
    jailer.effect = cards.effects.add([&](Resolver&, EffectContext& it) {
        it.allowed = true;
        return fails ? Status::failed : Status::done;
    });
    cards.pokemon({.name = "Jailer", .handlers = {jailer}});
    for (const bool failing : {false, true}) {
        fails = false;
        Duel duel(cards, profile("sv"));
        duel.match.verify_reruns(false);
        duel.set_active(PlayerId::one, "Jailer");
        duel.add_to_bench(PlayerId::two, "Bystander");
        duel.attach(duel.match.rules().active(PlayerId::two), "Fire Energy", Role::energy);
        const int end = find_option(*duel.next(), OptionKind::end_turn);
        fails = failing;  // when the next player's question is prepared
        const Result<void> taken = duel.match.answer(static_cast<std::uint16_t>(end));
        while (taken && !duel.match.over() && duel.match.decision()->asked == PlayerId::chance) {
            if (!duel.match.answer(std::uint16_t{0})) break;
        }
        CHECK(duel.match.over() == failing);
    }
}

TEST_CASE("a match put back before its first event, or on beyond its last, begins its events there")
{
    NeutralCards cards;
    const Ruleset rules = profile("sv");
    const auto deck = cards.deck({{20, "Bystander"}});
    Result<Match> made = Match::start(cards.library, rules, &cards.effects,
                                      {.deck_one = deck, .deck_two = deck, .seed = 3});
    REQUIRE(made);
    Match& match = made.value();
    to_main_phase(match);
    const MatchState early = match.state();
    for (int i = 0; i < 6; ++i) REQUIRE(match.answer_by_default());
    static_cast<void>(match.decision());
    const MatchState late = match.state();
    REQUIRE(late.published > early.published);

    Result<Match> resumed = Match::resume(cards.library, rules, &cards.effects, late);
    REQUIRE(resumed);
    resumed.value().restore(early);
    CHECK(resumed.value().first_event() == early.published);
    CHECK(resumed.value().events().empty());
    resumed.value().restore(late);  // the events between are unknown
    CHECK(resumed.value().first_event() == late.published);
    CHECK(resumed.value().events().empty());

    match.restore(early);
    CHECK(match.first_event() == 0);
    CHECK(match.events().size() == early.published);
}

TEST_CASE("what a part of an attack leaves for the next stays where a part between leaves nothing")
{
    NeutralCards cards;
    std::uint32_t seen = 0;
    cards.pokemon({.name = "Striker",
                   .attacks = {{.name = "Hit",
                                .damage = 10,
                                .choose =
                                    [](Resolver&, EffectContext& it) {
                                        it.memo.count = 1;
                                        it.memo.value[0] = 42;
                                        return Status::done;
                                    },
                                .before =
                                    [](Resolver&, EffectContext& it) {
                                        it.memo = {};
                                        return Status::done;
                                    },
                                .after =
                                    [&](Resolver&, EffectContext& it) {
                                        seen = it.memo.count == 1 ? it.memo.value[0] : 0;
                                        return Status::done;
                                    }}}});
    Duel duel(cards, profile("sv"));
    duel.set_active(PlayerId::one, "Striker");
    duel.attack();
    REQUIRE(duel.next() != nullptr);
    CHECK(seen == 42);
}

TEST_CASE("a match stops before a step of the rules, and goes on from a state", "[match]")
{
    NeutralCards cards;
    Duel duel(cards, profile("dp"));
    const int ends = find_option(*duel.next(), OptionKind::end_turn);
    const MatchState start = duel.match.state();
    const auto end_turn = [&] { return duel.match.answer(static_cast<std::uint16_t>(ends)); };
    const Step checkup[] = {Step::checkup_begin};
    duel.match.stop_before(checkup);
    REQUIRE(end_turn());
    CHECK(duel.match.decision() == nullptr);
    CHECK(duel.match.stopped_before_step());
    CHECK(duel.match.state().now.turn == start.now.turn);
    CHECK(duel.match.answer(0).error().message ==
          "the match was stopped in the midst of the rules; restore a state");
    duel.match.restore(start);
    duel.match.stop_before({});
    REQUIRE(duel.match.decision() != nullptr);
    REQUIRE(end_turn());
    CHECK_FALSE(duel.match.stopped_before_step());
    REQUIRE(duel.next() != nullptr);
    CHECK(duel.match.state().now.turn == start.now.turn + 1);
}

}  // namespace ptcg::match_test
