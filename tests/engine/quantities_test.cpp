// Quantities in effects (section 16) under switches in which the profiles do not differ. The rows
// themselves are tested in tests/rules/quantities.lua.

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::quantities_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

}  // namespace

TEST_CASE("GAP-19 QTY-01: a search of the deck may find less, or must find what is there",
          "[rules]")
{
    NeutralCards cards;
    cards.trainer("Dowser", TrainerKind::item, [](Resolver& game, EffectContext& it) {
        CardList found;
        const Pile& deck = game.pile(it.owner, Zone::deck);
        for (std::size_t i = 0; i < deck.count; ++i) {
            if (game.def(deck.cards[i]).is_basic_pokemon()) found.add(deck.cards[i]);
        }
        CardList chosen;
        return game.choose_cards(it.owner, Purpose::search, it.owner, Zone::deck, found, 0, 2, true,
                                 chosen);
    });
    Ruleset rules = profile("dp");
    for (const bool must : {false, true}) {
        rules.search_must_find = must;
        Duel duel(cards, rules);
        duel.add_to_hand(one, "Dowser");
        duel.play("Dowser");
        const Decision* open = duel.next();
        REQUIRE(open->purpose == Purpose::search);
        CHECK(open->min == (must ? 2 : 0));
        CHECK(open->max == 2);
    }
}

TEST_CASE("NOTE-06 WIN-03 WIN-04 QTY-03 EX-17 EX-18: drawing more than there is", "[rules]")
{
    NeutralCards cards;
    cards.trainer("Seven", TrainerKind::item, [](Resolver& game, EffectContext& it) {
        int drawn = 0;
        return game.draw(it.owner, 7, drawn);
    });
    for (const char* era : eras) {
        Ruleset rules = profile(era);
        CHECK_FALSE(rules.lose_when_any_draw_fails);
        for (const bool loses : {false, true}) {
            rules.lose_when_any_draw_fails = loses;
            Duel duel(cards, rules);
            duel.add_to_hand(one, "Seven");
            duel.set_deck(one, 3);
            duel.play("Seven");
            if (loses) {
                CHECK(duel.next() == nullptr);
                CHECK(duel.match.winner() == two);
                CHECK(duel.match.reason() == WinReason::no_cards);
            } else {
                REQUIRE(duel.next() != nullptr);
                CHECK(duel.match.rules().pile(one, Zone::hand).count == 3);
                CHECK(duel.match.state().now.turn_player == one);
            }
        }
    }
}

TEST_CASE("a Bench is never smaller than none nor larger than its room")
{
    NeutralCards cards;
    cards.pokemon(
        {.name = "Wall",
         .handlers = {
             {.hook = Hook::bench_size, .ability = 0, .subject = Subject::own, .value = -20}}});
    cards.pokemon(
        {.name = "Field",
         .handlers = {
             {.hook = Hook::bench_size, .ability = 0, .subject = Subject::own, .value = 20}}});
    for (const auto& [name, limit] :
         {std::pair{"Wall", 0}, {"Field", static_cast<int>(max_bench)}, {"Bystander", 5}}) {
        Duel duel(cards, profile("sv"));
        duel.set_active(one, name);
        CHECK(duel.match.rules().bench_limit(one) == limit);
        CHECK(duel.match.rules().bench_limit(two) == 5);
    }
}

TEST_CASE("a number is asked for in one question of at most 251 options")
{
    NeutralCards cards;
    int low = 0, high = 0, number = 0;
    cards.trainer("Count", TrainerKind::item, [&](Resolver& game, EffectContext& it) {
        return game.ask_number(it.owner, Purpose::number, low, high, number);
    });
    for (const auto& [from, to, options] :
         {std::array{0, 3, 4}, {2, 4, 3}, {0, 249, 250}, {0, 250, 251}, {0, 1000, 251}}) {
        low = from;
        high = to;
        Duel duel(cards, profile("sv"));
        duel.add_to_hand(one, "Count");
        duel.play("Count");
        REQUIRE(static_cast<int>(duel.next()->options.size()) == options);
        duel.answer({static_cast<std::uint16_t>(options - 1)});
        CHECK(number == from + options - 1);
    }
}

TEST_CASE("QTY-03: picking at random more cards than there are picks those", "[rules]")
{
    NeutralCards cards;
    for (const char* era : eras) {
        Duel duel(cards, profile(era));
        duel.set_deck(one, 2);
        duel.match.edit([](Resolver& game) {
            int drawn = 0;
            REQUIRE(game.draw(one, 5, drawn) == Status::done);
            CHECK(drawn == 2);
        });
        CHECK_FALSE(duel.match.over());
        CHECK(duel.match.rules().pile(one, Zone::deck).count == 0);
    }
}

}  // namespace ptcg::quantities_test
