// Setup and mulligans (section 6 of the rules).

#include "ptcg/invariants.hpp"
#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"
#include "support/setup_table.hpp"

namespace ptcg::setup_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

}  // namespace

TEST_CASE("SETUP-01 T-01 the winner of the flip chooses, in dp it starts", "[rules]")
{
    NeutralCards cards;
    const auto deck = cards.deck({{10, "Bystander"}});
    for (const char* era : {"xy", "sm", "sv"}) {
        Setup table(cards, profile(era), deck, deck, "T");
        const Decision* open = table.next();
        REQUIRE(open != nullptr);
        CHECK(open->purpose == Purpose::start_first);
        CHECK(open->asked == two);  // tails: player two won the flip
        table.answer({1});
        CHECK(table.match.state().now.starting_player == one);
    }
    Setup table(cards, profile("dp"), deck, deck, "T");
    table.finish();
    CHECK(table.match.state().now.starting_player == two);
    CHECK(table.match.state().now.turn_player == two);
}

TEST_CASE("SETUP-02 T-02 the flip comes before the hands, in dp after the Prizes", "[rules]")
{
    NeutralCards cards;
    const auto deck = cards.deck({{10, "Bystander"}});
    for (const char* era : {"xy", "sm", "sv"}) {
        Setup table(cards, profile(era), deck, deck, "H");
        table.finish();
        CHECK(table.position(EventKind::coin) < table.position(EventKind::drew));
    }
    Setup table(cards, profile("dp"), deck, deck, "H");
    table.finish();
    CHECK(table.position(EventKind::coin) > table.position(EventKind::prizes_set, two));
    CHECK(table.position(EventKind::coin) < table.position(EventKind::revealed));
}

TEST_CASE("Who begins may be decided before the game: then nothing is flipped or asked", "[setup]")
{
    NeutralCards cards;
    const auto deck = cards.deck({{10, "Bystander"}});
    for (const char* era : eras) {
        for (const PlayerId first : {one, two}) {
            INFO(era);
            Ruleset rules = profile(era);
            auto match = Match::start(cards.library, rules, nullptr,
                                      {.deck_one = deck, .deck_two = deck, .goes_first = first});
            REQUIRE(match);
            while (match.value().turn() == 0) REQUIRE(match.value().answer_by_default());
            CHECK(match.value().state().now.starting_player == first);
            CHECK(match.value().state().now.turn_player == first);
            const std::span<const Event> events = match.value().events();
            CHECK(std::ranges::count(events, EventKind::coin, &Event::kind) == 0);
            CHECK(std::ranges::count(events, EventKind::start_decided, &Event::kind) == 1);
        }
    }
}

TEST_CASE("SETUP-03 SETUP-04 SETUP-05 SETUP-06 hand, Active, Bench and Prizes", "[rules]")
{
    NeutralCards cards;
    const auto deck = cards.deck({{10, "Bystander"}});
    for (const char* era : eras) {
        Setup table(cards, profile(era), deck, deck, "H");
        const Decision* open = table.next();
        if (open->purpose == Purpose::start_first) {
            table.answer({0});
            open = table.next();
        }
        // Seven Bystanders are the same card, so there is no question about the Active Pokémon.
        REQUIRE(open->purpose == Purpose::bench);
        CHECK(open->min == 0);
        CHECK(open->max == 5);
        CHECK(open->options[0].count == 6);
        table.answer({0, 0});
        table.finish();
        const PlayerId first = open->asked;
        const Permissions& game = table.match.rules();
        CHECK(game.player(first).bench_count == 2);
        for (PlayerId id : both_players) {
            CHECK(game.active(id) != no_slot);
            CHECK(table.pile(id, Zone::prizes).count == 6);
            const int drawn = id == game.table().turn_player ? 1 : 0;
            CHECK(table.pile(id, Zone::hand).count == 7 - 1 - game.player(id).bench_count + drawn);
        }
        CHECK(invariant_broken(game).empty());
    }
}

TEST_CASE("SETUP-07 ZONE-03 nothing is shown before both are set up", "[rules]")
{
    NeutralCards cards;
    const auto deck = cards.deck({{10, "Bystander"}});
    Setup table(cards, profile("xy"), deck, deck, "H");
    table.next();
    table.answer({0});
    table.next();
    table.answer({0});  // player one benches a card
    const Decision* open = table.next();
    REQUIRE(open->asked == two);
    CHECK(table.match.state().now.face_down);
    for (const Event& e : table.match.events_for(seen_by(two), 0)) {
        if (e.kind == EventKind::became_active && e.player == one) CHECK(e.def == no_def);
        if (e.kind == EventKind::benched && e.player == one) CHECK(e.def == no_def);
    }
    table.finish();
    CHECK_FALSE(table.match.state().now.face_down);
    const Pile& prizes = table.pile(one, Zone::prizes);
    for (std::size_t i = 0; i < prizes.count; ++i) {
        CHECK(table.match.state().now.seen[at(prizes.cards[i])] == 0);
    }
}

TEST_CASE("SETUP-08 FOS-02 T-19 GAP-11 only Basic Pokémon, and Fossils where the era says so",
          "[rules]")
{
    NeutralCards cards;
    CardDef fossil;
    fossil.name = cards.library.intern("Fossil");
    fossil.kind = CardKind::trainer;
    fossil.trainer = TrainerKind::item;
    fossil.hp = 50;
    fossil.counts_as_basic_in_play = true;
    CardText text;
    text.id = "neutral-fossil";
    text.name = text.label = "Fossil";
    cards.library.add(fossil, text);
    cards.pokemon({.name = "Evolved", .evolves_from = "Bystander"});
    const auto deck = cards.deck({{1, "Bystander"}, {3, "Fossil"}, {3, "Evolved"}});
    for (const auto& [era, fossils] :
         {std::pair{"dp", false}, {"xy", true}, {"sm", true}, {"sv", false}}) {
        Setup table(cards, profile(era), deck, deck, "H");
        const Decision* open = table.next();
        if (open->purpose == Purpose::start_first) {
            table.answer({0});
            open = table.next();
        }
        if (fossils) {
            REQUIRE(open->purpose == Purpose::active);
            CHECK(open->options.size() == 2);
            CHECK(find_option(*open, OptionKind::card, cards["Evolved"]) == -1);
        } else {
            // The only Basic Pokémon becomes Active and nothing else may be placed, so there is no
            // question.
            CHECK(open->purpose == Purpose::main_phase);
        }
    }
}

TEST_CASE("MULL-01 MULL-02 T-51 GAP-23 a hand without a Basic is shown and redrawn", "[rules]")
{
    NeutralCards cards;
    const auto good = cards.deck({{10, "Bystander"}});
    for (const char* era : {"xy", "sm", "sv"}) {
        Setup table(cards, profile(era), good, mulligans(cards, 1), "H");
        const Decision* open = table.next();
        table.answer({0});
        while ((open = table.next())->purpose != Purpose::bonus_cards) {
            REQUIRE(open->purpose != Purpose::main_phase);
            REQUIRE(table.match.answer_by_default());
        }
        CHECK(open->asked == one);
        CHECK(open->options.size() == 2);  // 0 or 1, decided before drawing
        CHECK(table.pile(one, Zone::prizes).count == 6);
        CHECK(table.count(EventKind::mulligan, two) == 1);
        CHECK(table.count(EventKind::hand_revealed, two) == 7);
        CHECK(table.pile(two, Zone::hand).count == 7);
        CHECK(table.pile(two, Zone::deck).count == 53);
        const int before = table.pile(one, Zone::hand).count;
        table.answer({1});
        CHECK(table.pile(one, Zone::hand).count == before + 1);
    }
}

TEST_CASE("MULL-02 MULL-05 T-51 dp asks for each mulligan", "[rules]")
{
    NeutralCards cards;
    const auto good = cards.deck({{10, "Bystander"}});
    auto slow = mulligans(cards, 2);
    Setup table(cards, profile("dp"), good, slow, "H");
    int asked = 0;
    while (const Decision* open = table.next()) {
        if (open->purpose == Purpose::main_phase) break;
        if (open->purpose == Purpose::bonus_card) {
            CHECK(open->asked == one);
            // MULL-05: the player's own Prize cards are already set.
            CHECK(table.pile(one, Zone::prizes).count == 6);
            ++asked;
            table.answer({0});
            continue;
        }
        REQUIRE(table.match.answer_by_default());
    }
    CHECK(asked == table.match.rules().player(two).mulligans);
    CHECK(asked >= 1);
}

TEST_CASE("MULL-02 EX-08 several mulligans: any number of cards up to theirs", "[rules]")
{
    // Both take two mulligans together, then player one takes three more.
    NeutralCards cards;
    for (const char* era : {"xy", "sm", "sv"}) {
        for (std::uint16_t wanted = 0; wanted <= 3; ++wanted) {
            Setup table(cards, profile(era), mulligans(cards, 5), mulligans(cards, 2), "H");
            int asked = 0;
            for (const Decision* open = table.next();
                 open != nullptr && open->purpose != Purpose::main_phase; open = table.next()) {
                if (open->purpose != Purpose::bonus_cards) {
                    REQUIRE(table.match.answer_by_default());
                    continue;
                }
                ++asked;
                CHECK(open->asked == two);
                REQUIRE(open->options.size() == 4);  // 0, 1, 2 or 3; not 5
                const int before = table.pile(two, Zone::hand).count;
                table.answer({wanted});
                CHECK(table.pile(two, Zone::hand).count == before + wanted);
            }
            CHECK(asked == 1);
            CHECK(table.count(EventKind::mulligan, one) == 5);
            CHECK(table.count(EventKind::mulligan, two) == 2);
        }
    }
}

TEST_CASE("MULL-02 T-51 dp: a decision for each of three mulligans", "[rules]")
{
    NeutralCards cards;
    const auto good = cards.deck({{10, "Bystander"}});
    for (const std::uint16_t yes_or_no : {std::uint16_t{0}, std::uint16_t{1}}) {
        Setup table(cards, profile("dp"), good, mulligans(cards, 3), "H");
        int asked = 0;
        int more = 0;
        for (const Decision* open = table.next();
             open != nullptr && open->purpose != Purpose::main_phase; open = table.next()) {
            if (open->purpose != Purpose::bonus_card) {
                REQUIRE(table.match.answer_by_default());
                continue;
            }
            ++asked;
            CHECK(open->asked == one);
            REQUIRE(open->options.size() == 2);
            const int before = table.pile(one, Zone::hand).count;
            table.answer({yes_or_no});
            more += table.pile(one, Zone::hand).count - before;
        }
        CHECK(table.count(EventKind::mulligan, two) == 3);
        CHECK(asked == 3);
        CHECK(more == (yes_or_no == 0 ? 3 : 0));
    }
}

TEST_CASE("MULL-03 EX-08 shared mulligans give nobody cards", "[rules]")
{
    NeutralCards cards;
    const auto slow = mulligans(cards, 1);
    for (const char* era : {"dp", "xy", "sm", "sv"}) {
        Setup table(cards, profile(era), slow, slow, "H");
        table.finish();
        CHECK(table.count(EventKind::mulligan, one) == 1);
        CHECK(table.count(EventKind::mulligan, two) == 1);
        CHECK(table.match.rules().player(one).mulligans == 0);
        for (const Event& e : table.match.events()) CHECK(e.kind != EventKind::draw_failed);
    }
}

TEST_CASE("MULL-03 the count of mulligans goes on after shared ones", "[rules]")
{
    NeutralCards cards;
    for (const char* era : {"dp", "xy", "sm", "sv"}) {
        Setup table(cards, profile(era), mulligans(cards, 2), mulligans(cards, 4), "H");
        table.finish();
        std::vector<int> told[players];
        for (const Event& e : table.match.events()) {
            if (e.kind == EventKind::mulligan) told[at(e.player)].push_back(e.value);
        }
        CHECK(told[0] == std::vector{1, 2});
        CHECK(told[1] == std::vector{1, 2, 3, 4});
        CHECK(table.match.rules().player(one).mulligans == 0);
        CHECK(table.match.rules().player(two).mulligans == 2);
    }
}

TEST_CASE("MULL-04 the other player sets up first, in dp nobody waits", "[rules]")
{
    NeutralCards cards;
    const auto good = cards.deck({{10, "Bystander"}});
    for (const char* era : {"xy", "sm", "sv"}) {
        Setup table(cards, profile(era), mulligans(cards, 1), good, "H");
        table.finish();
        CHECK(table.position(EventKind::prizes_set, two) <
              table.position(EventKind::mulligan, one));
    }
    Setup table(cards, profile("dp"), mulligans(cards, 1), good, "H");
    table.finish();
    CHECK(table.position(EventKind::mulligan, one) < table.position(EventKind::prizes_set, two));
}

TEST_CASE("MULL-06 T-03 a Basic among the bonus cards may be benched at once", "[rules]")
{
    NeutralCards cards;
    auto good = cards.deck({{7, "Bystander"}});
    // Player one draws the 14th card as a bonus: 7 in hand, 6 Prizes.
    good[13] = cards["Bystander"];
    for (const char* era : {"dp", "xy", "sm", "sv"}) {
        Setup table(cards, profile(era), good, mulligans(cards, 1), "H");
        bool benched = false;
        while (const Decision* open = table.next()) {
            if (open->purpose == Purpose::main_phase) break;
            if (open->purpose == Purpose::bonus_cards) {
                table.answer({1});
            } else if (open->purpose == Purpose::bonus_card) {
                table.answer({0});
            } else if (open->purpose == Purpose::bench &&
                       table.match.state().now.player[0].mulligans +
                               table.pile(one, Zone::prizes).count >=
                           6 &&
                       open->asked == one) {
                CHECK(table.match.state().now.face_down);
                table.answer({0});
                benched = true;
            } else {
                REQUIRE(table.match.answer_by_default());
            }
        }
        CHECK(benched);
        CHECK(table.match.rules().player(one).bench_count == 1);
    }
}

TEST_CASE("MULL-06: what is benched in setup has not come from the hand in a turn", "[rules]")
{
    NeutralCards cards;
    int told = 0;
    const CallbackId tell = cards.effects.add([&](Resolver&, EffectContext&) {
        ++told;
        return Status::done;
    });
    const auto on = [&](Hook hook) {
        return Handler{.hook = hook, .ability = 0, .subject = Subject::any, .effect = tell};
    };
    cards.pokemon({.name = "Comer", .handlers = {on(Hook::on_bench), on(Hook::on_put_onto_bench)}});
    auto good = cards.deck({{7, "Bystander"}});
    good[13] = cards["Comer"];
    Setup table(cards, profile("sv"), good, mulligans(cards, 1), "H");
    while (table.next()->purpose != Purpose::main_phase) {
        const Decision& open = *table.next();
        const int comer = find_option(open, OptionKind::card, cards["Comer"]);
        if (open.purpose == Purpose::bonus_cards) {
            table.answer({1});
        } else if (open.purpose == Purpose::bench && comer >= 0) {
            table.answer({static_cast<std::uint16_t>(comer)});
        } else {
            REQUIRE(table.match.answer_by_default());
        }
    }
    REQUIRE(table.match.rules().player(one).bench_count == 1);
    CHECK(told == 0);
    CHECK(table.match.state().now.memo_count == 0);
}

TEST_CASE("MULL-06 T-03: of the bonus cards as many go to the Bench as their player likes",
          "[rules]")
{
    NeutralCards cards;
    auto good = cards.deck({{3, "Bystander"}});
    for (std::size_t i = 13; i < 16; ++i) good[i] = cards["Bystander"];
    for (const char* era : {"dp", "xy", "sm", "sv"}) {
        Ruleset rules = profile(era);
        // Choosing from a hand is not a search of a deck: this switch must not apply.
        rules.search_must_find = true;
        for (std::uint16_t wanted = 0; wanted <= 3; ++wanted) {
            Setup table(cards, rules, good, mulligans(cards, 3), "H");
            bool drawn = false;
            for (const Decision* open = table.next();
                 open != nullptr && open->purpose != Purpose::main_phase; open = table.next()) {
                if (open->purpose == Purpose::bonus_cards) {
                    table.answer({3});
                    drawn = true;
                } else if (open->purpose == Purpose::bonus_card) {
                    table.answer({0});
                    drawn = true;
                } else if (open->purpose == Purpose::bench && open->asked == one && drawn) {
                    CHECK(open->min == 0);
                    CHECK(open->max == 3);
                    REQUIRE(open->options.size() == 1);
                    CHECK(open->options[0].count == 3);
                    table.answer(std::vector<std::uint16_t>(wanted, 0));
                } else if (open->purpose == Purpose::bench) {
                    table.answer({});
                } else {
                    REQUIRE(table.match.answer_by_default());
                }
            }
            CHECK(drawn);
            CHECK(table.match.rules().player(one).bench_count == wanted);
            // 7 and 3, less the Active and Benched Pokémon, plus the card of the turn.
            const int drew = table.match.rules().table().turn_player == one ? 1 : 0;
            CHECK(table.pile(one, Zone::hand).count == 9 - wanted + drew);
        }
    }
}

TEST_CASE("a deck that can never be set up is refused", "[rules]")
{
    NeutralCards cards;
    const std::vector<DefId> energy(cards_per_player, cards["Fire Energy"]);
    const auto good = cards.deck({{10, "Bystander"}});
    const auto none =
        Match::start(cards.library, profile("dp"), nullptr, {.deck_one = good, .deck_two = energy});
    REQUIRE_FALSE(none);
    CHECK(none.error().message ==
          "player 2's deck has no Basic Pokémon, so the setup could never end (DECK-03)");
    const std::vector<DefId> few(good.begin(), good.end() - 1);
    const auto short_deck =
        Match::start(cards.library, profile("dp"), nullptr, {.deck_one = few, .deck_two = good});
    REQUIRE_FALSE(short_deck);
    CHECK(short_deck.error().message == "player 1's deck has 59 cards; it must have 60 (DECK-01)");
}

TEST_CASE("BENCH-02: in the first turn of each player a Basic must be benched, in the primer",
          "[rules]")
{
    NeutralCards cards;
    const auto deck = cards.deck({{60, "Bystander"}});
    for (const bool binds : {true, false}) {
        Ruleset rules = profile("primer");
        rules.first_turn_must_bench = binds;
        Setup table(cards, rules, deck, deck, "H");
        for (int turn = 0; turn < 4; ++turn) {
            const auto ends = [&] { return find_option(*table.next(), OptionKind::end_turn); };
            while (table.next()->purpose != Purpose::main_phase) {
                const Decision& open = *table.next();  // nothing is benched during setup
                if (open.min == 0) {
                    table.answer({});
                } else {
                    REQUIRE(table.match.answer_by_default());
                }
            }
            CHECK((ends() < 0) == (binds && turn < 2));
            if (ends() < 0) {
                const int bench = find_option(*table.next(), OptionKind::bench);
                REQUIRE(bench >= 0);
                table.answer({static_cast<std::uint16_t>(bench)});
            }
            REQUIRE(ends() >= 0);
            table.answer({static_cast<std::uint16_t>(ends())});
        }
    }
}

TEST_CASE("A match can ask what has one answer, too: the same game with more questions", "[setup]")
{
    NeutralCards cards;
    const auto deck = cards.deck({{60, "Bystander"}});
    const Ruleset rules = profile("sv");
    const auto play = [&](bool ask_forced) {
        MatchSetup setup{.deck_one = deck, .deck_two = deck, .seed = 3, .goes_first = one};
        setup.ask_forced = ask_forced;
        return std::move(Match::start(cards.library, rules, nullptr, setup).value());
    };
    Match usual = play(false);
    Match asking = play(true);
    REQUIRE(asking.decision()->purpose == Purpose::active);  // seven copies of one card
    CHECK(asking.decision()->min == 1);
    CHECK(asking.decision()->options.size() == 1);
    CHECK(usual.decision()->purpose == Purpose::bench);
    REQUIRE(asking.answer(0));
    CHECK(asking.decision()->purpose == Purpose::bench);

    int more = 1;
    while (!usual.over()) {
        const Decision* const open = asking.decision();
        REQUIRE(open != nullptr);
        const bool same =
            open->purpose == usual.decision()->purpose && open->asked == usual.decision()->asked;
        if (same) REQUIRE(usual.answer_by_default());
        more += same ? 0 : 1;
        REQUIRE(asking.answer_by_default());
    }
    CHECK(asking.over());
    CHECK(more > 1);
    MatchState after = asking.state();
    after.asks_forced = false;
    after.decisions = usual.state().decisions;
    CHECK(after == usual.state());
}

}  // namespace ptcg::setup_test
