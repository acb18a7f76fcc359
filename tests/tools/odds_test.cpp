#include "analysis/odds.hpp"

#include <algorithm>

#include "analysis/table_facts.hpp"
#include "card_tests/bindings/position.hpp"
#include "ptcg/determinize.hpp"
#include "ptcg/resolver.hpp"
#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/real_table.hpp"

namespace ptcg::odds_test {

using namespace ptcg::tools;
using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one;

/// Returns the probability of the outcomes in which the opponent's Active Pokémon ends with this
/// damage.
Fraction chance_of(const Odds& odds, const std::string& after)
{
    Fraction total;
    for (const Outlook& outlook : odds.outcomes) {
        for (const Difference& change : outlook.changes) {
            if (change.where == "opponent active damage" && change.after == after) {
                total = sum(total, outlook.probability).value();
            }
        }
    }
    return total;
}

Fraction total_of(const Odds& odds)
{
    Fraction total;
    for (const Outlook& outlook : odds.outcomes) total = sum(total, outlook.probability).value();
    return total;
}

}  // namespace

TEST_CASE("Fractions are exact, and say so when they cannot be", "[analysis][odds]")
{
    CHECK(sum({1, 6}, {1, 3}) == Fraction{1, 2});
    CHECK(product({2, 3}, {3, 4}) == Fraction{1, 2});
    CHECK_FALSE(product({1, std::uint64_t{1} << 40}, {1, std::uint64_t{1} << 40}));
    CHECK(with_percent(Fraction{3, 8}) == "3/8 (37.5%)");
    CHECK(with_percent(Fraction{1, 1}) == "1 (100%)");
    CHECK(with_percent(Fraction{1, 3}) == "1/3 (33.33%)");
}

TEST_CASE("Coins that size the damage: ways with the same consequences are one outcome",
          "[analysis][odds]")
{
    // Discharge: 50 for each heads, with one coin per Lightning Energy.
    RealTable table({.active = "dp3-25", .energy = 3, .opponent = "dp3-31"});
    for (const bool explicit_chance : {true, false}) {
        INFO("explicit chance " << explicit_chance);
        table.set_explicit_chance(explicit_chance);
        const MatchState before = table.match().state();
        Result<Odds> odds = odds_of(table.match(), table.attack("Discharge"), one);
        REQUIRE(odds);
        CHECK(table.match().state() == before);
        CHECK(chance_of(odds.value(), "50") == Fraction{3, 8});
        CHECK(total_of(odds.value()) == Fraction{1, 1});
        CHECK(odds.value().more == Fraction{0, 1});
        CHECK(odds.value().outcomes.size() <= 4);
    }
}

TEST_CASE("Coins until tails end at a limit, the rest is told as more", "[analysis][odds]")
{
    // Continuous Tumble: 20 for each heads.
    RealTable table({.active = "dp3-55", .energy = 2, .opponent = "dp3-31"});
    Result<Odds> odds = odds_of(table.match(), table.attack("Continuous Tumble"), one,
                                {.questions = 3, .outcomes = 100});
    REQUIRE(odds);
    REQUIRE(odds.value().outcomes.size() == 3);
    CHECK(odds.value().outcomes[0].probability == Fraction{1, 2});
    CHECK(odds.value().outcomes[0].example == "tails");
    CHECK(chance_of(odds.value(), "20") == Fraction{1, 4});
    CHECK(chance_of(odds.value(), "40") == Fraction{1, 8});
    CHECK(odds.value().more == Fraction{1, 8});
}

TEST_CASE("A random pick branches on the different cards, and a question to a player stops",
          "[analysis][odds]")
{
    SECTION("Astonish: a coin, then a card of the opponent's hand")
    {
        RealTable table({.active = "dp3-86",
                         .energy = 1,
                         .energy_card = "Psychic Energy",
                         .opponent = "dp3-31",
                         .opponent_hand = {"dp3-87", "dp3-87", "dp3-94"}});
        Result<Odds> odds = odds_of(table.match(), table.attack("Astonish"), one);
        REQUIRE(odds);
        REQUIRE(odds.value().outcomes.size() == 3);
        CHECK(odds.value().outcomes[0].probability == Fraction{1, 2});
        CHECK(odds.value().outcomes[1].probability == Fraction{1, 3});
        CHECK(odds.value().outcomes[1].example == "heads, Electabuzz, shuffled");
        CHECK(odds.value().outcomes[2].probability == Fraction{1, 6});
        CHECK(odds.value().shuffles);
    }
    SECTION("Roam: tails, and the attacker has to choose")
    {
        RealTable table({.active = "dp1-47",
                         .energy = 2,
                         .energy_card = "Psychic Energy",
                         .bench = {"dp3-86"},
                         .opponent = "dp3-31"});
        Result<Odds> odds = odds_of(table.match(), table.attack("Roam"), one);
        REQUIRE(odds);
        REQUIRE(odds.value().outcomes.size() == 2);
        CHECK(odds.value().outcomes[0].probability == Fraction{1, 2});
        const auto& outcomes = odds.value().outcomes;
        CHECK(std::any_of(outcomes.begin(), outcomes.end(),
                          [](const Outlook& o) { return o.then == "me: damage"; }));
    }
}

TEST_CASE("A seeded match in the middle of an effect is followed from its checkpoint",
          "[analysis][odds]")
{
    // Healing Milk flips two coins, then asks which Pokémon to heal for each heads.
    RealTable table({.active = "dp3-55", .bench = {"dp3-55"}, .opponent = "dp3-31"});
    table.match().edit([](Resolver& game) {
        for (SlotId id : game.pokemon_of(one)) game.slot(id).damage = 60;
    });
    table.set_explicit_chance(false);
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const MatchState start = table.match().state();
        MatchState seeded = start;
        seeded.now.random = Random(seed);
        table.match().restore(seeded);
        REQUIRE(table.match().answer(table.attack("Healing Milk")));
        if (table.match().decision()->purpose == Purpose::heal) {
            ++asked;
            Result<Match> fork = fork_with_explicit_chance(table.match());
            REQUIRE(fork);
            CHECK(fork.value().decision()->options.size() ==
                  table.match().decision()->options.size());
            Result<Odds> odds = odds_of(table.match(), std::array<std::uint16_t, 1>{0}, one);
            REQUIRE(odds);
            CHECK(total_of(odds.value()) == Fraction{1, 1});
        }
        table.match().restore(start);
    }
    CHECK(asked > 0);
}

TEST_CASE("Odds exist for a position that was redrawn in the middle of an effect",
          "[analysis][odds]")
{
    NeutralCards cards;
    cards.trainer("Three Coins", TrainerKind::item, [](Resolver& game, EffectContext& it) {
        for (int coin = 0; coin < 3; ++coin) {
            bool yes = false, heads = false;
            if (const Status s = game.ask_yes_no(it.owner, Purpose::yes_no, yes);
                s != Status::done) {
                return s;
            }
            if (const Status s = game.flip(it.owner, heads); s != Status::done) return s;
            int drawn = 0;
            if (!heads) continue;
            if (const Status s = game.draw(it.owner, 1, drawn); s != Status::done) return s;
        }
        return Status::done;
    });
    const std::vector<DefId> deck = cards.deck({{20, "Bystander"}, {40, "Three Coins"}});
    Result<Match> started = Match::start(cards.library, profile("sv"), &cards.effects,
                                         {.deck_one = deck, .deck_two = deck, .seed = 5});
    REQUIRE(started);
    Match& match = started.value();
    while (match.decision()->purpose != Purpose::main_phase) REQUIRE(match.answer_by_default());
    const PlayerId me = match.decision()->asked;
    const int play = find_option(*match.decision(), OptionKind::play);
    REQUIRE(play >= 0);
    REQUIRE(match.answer(static_cast<std::uint16_t>(play)));
    REQUIRE(match.answer(0));  // one coin is flipped
    REQUIRE(match.decision()->purpose == Purpose::yes_no);

    int more_cards = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        INFO("seed " << seed);
        Result<Match> drawn = determinize(match, me, seed);
        REQUIRE(drawn);
        Match& sample = drawn.value();
        const auto hand = [me](const Match& of) {
            return int{of.state().now.player[at(me)].pile(Zone::hand).count};
        };
        const int before = hand(sample);
        Result<Odds> odds = odds_of(sample, std::array<std::uint16_t, 1>{0}, me);
        if (!odds) FAIL(odds.error().message);
        CHECK(total_of(odds.value()) == Fraction{1, 1});
        CHECK(odds.value().outcomes.size() == 2);
        // The second coin depends on the sample's own seed, and a copy must agree with it.
        REQUIRE(sample.answer(0));
        more_cards += hand(sample) - before;
        Result<Match> copy = fork_with_explicit_chance(sample);
        if (!copy) FAIL(copy.error().message);
        CHECK(hand(copy.value()) == hand(sample));

        const Wording wording(cards.library, sample.state(), me);
        const std::vector<Fact> facts = table_facts(wording);
        const auto answers = std::ranges::find(facts, "answers in the open step", &Fact::where);
        REQUIRE(answers != facts.end());
        REQUIRE(answers->items.size() == 3);
        CHECK(answers->items[0] == "0");
        CHECK(answers->items[1].starts_with("chance from seed "));
        CHECK(answers->items[2] == "0");
    }
    CHECK(more_cards > 0);
    CHECK(more_cards < 12);
}

TEST_CASE("Odds of an answer that is not legal are an error", "[analysis][odds]")
{
    RealTable table({.active = "dp3-55", .opponent = "dp3-31"});
    CHECK_FALSE(odds_of(table.match(), std::array<std::uint16_t, 1>{250}, one));
}

TEST_CASE("A player who would answer lets the odds go on, and is named on the way",
          "[analysis][odds]")
{
    // Roam: on tails, the attacker chooses which Pokémon to damage.
    RealTable table({.active = "dp1-47",
                     .energy = 2,
                     .energy_card = "Psychic Energy",
                     .bench = {"dp3-86"},
                     .opponent = "dp3-31"});
    const OddsPlayer first = [](Match&) { return OddsReply{{0}, "me: the first"}; };
    Result<Odds> odds = odds_of(table.match(), table.attack("Roam"), one, {}, first);
    REQUIRE(odds);
    CHECK(total_of(odds.value()) == Fraction{1, 1});
    for (const Outlook& outcome : odds.value().outcomes) {
        CHECK(outcome.then.find("damage") == std::string::npos);
        REQUIRE(outcome.end != nullptr);
    }
    CHECK(std::ranges::any_of(odds.value().outcomes, [](const Outlook& o) {
        return o.example == "tails, me: the first";
    }));
    // Without an answer, the path ends as it would without that player.
    const OddsPlayer silent = [](Match&) { return std::optional<OddsReply>(); };
    odds = odds_of(table.match(), table.attack("Roam"), one, {}, silent);
    REQUIRE(odds);
    CHECK(std::ranges::any_of(odds.value().outcomes,
                              [](const Outlook& o) { return o.then == "me: damage"; }));
    // An illegal answer is an error and changes nothing.
    const MatchState before = table.match().state();
    const OddsPlayer wrong = [](Match&) { return OddsReply{{250}, "nonsense"}; };
    CHECK_FALSE(odds_of(table.match(), table.attack("Roam"), one, {}, wrong));
    CHECK(table.match().state() == before);
}

}  // namespace ptcg::odds_test
