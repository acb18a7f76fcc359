#include "analysis/difference.hpp"

#include <functional>
#include <memory>

#include "ptcg/random.hpp"
#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/neutral_cards.hpp"
#include "support/small_cards.hpp"

namespace ptcg::difference_test {

using namespace ptcg::tools;

namespace {

constexpr PlayerId one = PlayerId::one;
constexpr PlayerId two = PlayerId::two;

/// A position in which every field can be changed.
struct Position {
    test::NeutralCards cards;
    Ruleset rules;
    test::Duel duel{cards, rules};

    Position()
    {
        duel.add_to_bench(one, "Bystander");
        duel.attach(duel.match.state().now.player[0].active, "Fire Energy", Role::energy);
        duel.attach(duel.match.state().now.player[0].active, "Water Energy", Role::energy);
        duel.add_to_hand(one, "Fire Energy");
    }

    std::vector<std::string> shown(const std::function<void(MatchState&)>& change)
    {
        const MatchState before = duel.match.state();
        MatchState after = before;
        change(after);
        std::vector<std::string> texts;
        for (const Difference& d : differences(cards.library, before, after, one)) {
            texts.push_back(to_string(d));
        }
        return texts;
    }
    Slot& active(MatchState& state, PlayerId id)
    {
        return state.now.slots[at(state.now.player[at(id)].active)];
    }
};

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("Differences name what changed, in the words of card tests", "[analysis]")
{
    Position p;
    CHECK(p.shown([](MatchState&) {}).empty());
    CHECK(p.shown([&](MatchState& s) { p.active(s, two).damage = 40; }) ==
          Lines{"opponent active damage: 0 -> 40"});
    CHECK(p.shown([&](MatchState& s) { p.active(s, one).conditions = 1; }) ==
          Lines{"me active conditions: none -> asleep (+ asleep)"});
    CHECK(p.shown([](MatchState& s) { s.now.energy_attached = 1; }) ==
          Lines{"energy attached this turn: 0 -> 1"});
    CHECK(p.shown([](MatchState& s) { (void)s.now.random.next(); }) ==
          Lines{"chance: as it was -> has been used"});
    CHECK(p.shown([&](MatchState& s) {
        Lasting& lasting = s.now.lasting[s.now.lasting_count++];
        lasting = {.def = p.cards["Bystander"],
                   .kind = LastingKind::no_retreat,
                   .subject = static_cast<std::uint8_t>(s.now.player[0].active),
                   .turn = s.now.turn};
    }) == Lines{"lasting on me active: none -> can't retreat (Bystander of me, until turn 3 "
                "ends) (+ can't retreat (Bystander of me, until turn 3 ends))"});
}

TEST_CASE("A difference follows a Pokémon that moves, evolves or goes", "[analysis]")
{
    Position p;
    const auto swap = [](MatchState& s) {
        std::swap(s.now.player[0].active, s.now.player[0].bench[0]);
    };
    CHECK(p.shown(swap) == Lines{"me active: Bystander -> Bystander (was me bench 1)",
                                 "me bench 1: Bystander -> Bystander (was me active)"});
    CHECK(p.shown([&](MatchState& s) {
               s.now.slots[at(s.now.player[0].bench[0])].damage = 20;
               swap(s);
           }).at(1) == "me active damage: 0 -> 20");
    CHECK(p.shown([&](MatchState& s) {
        const SlotId gone = s.now.player[0].bench[0];
        s.now.slots[at(gone)] = Slot{};
        s.now.player[0].bench[0] = no_slot;
        s.now.player[0].bench_count = 0;
    }) == Lines{"me bench 1: Bystander -> nothing"});
    CHECK(p.shown([&](MatchState& s) {
               ++s.now.slots[at(s.now.player[0].bench[0])].generation;
           }).front() == "me bench 1: Bystander -> another Bystander");
}

TEST_CASE("A pile's difference counts its cards and names those that went and came", "[analysis]")
{
    Position p;
    auto change = [&](const std::function<void(Resolver&)>& f) {
        const MatchState before = p.duel.match.state();
        p.duel.match.edit(f);
        return differences(p.cards.library, before, p.duel.match.state(), one);
    };
    SECTION("a card moves")
    {
        const auto found = change([](Resolver& game) {
            const CardIndex card = game.pile(one, Zone::hand).cards[0];
            game.take_from_zone(card);
            game.put_on_pile(card, Zone::discard, false);
        });
        REQUIRE(found.size() >= 2);
        CHECK(found[0].where == "me hand");
        CHECK(found[0].lost.size() == 1);
        CHECK(found[1].where == "me discard");
        CHECK(to_string(found[1]) == "me discard: 0 cards -> 1 card (+ " + found[0].lost[0] + ")");
    }
    SECTION("the deck's order counts, also when a card has left it")
    {
        const auto found = change([](Resolver& game) {
            Table& t = game.table();
            Pile& deck = t.player[0].pile(Zone::deck);
            const CardIndex taken = deck.cards[3];
            game.take_from_zone(taken);
            game.put_on_pile(taken, Zone::hand, false);
            std::rotate(deck.cards.begin(), deck.cards.begin() + 11,
                        deck.cards.begin() + deck.count);
            for (std::uint8_t i = 0; i < deck.count; ++i) t.place[at(deck.cards[i])] = i;
        });
        Lines where;
        for (const Difference& d : found) where.push_back(d.where);
        CHECK(where == Lines{"order of me deck", "me deck", "me hand", "me deck known to me"});
    }
}

TEST_CASE("Every field of the table that a player or rule could notice shows", "[analysis]")
{
    Position p;
    const std::pair<const char*, std::function<void(Table&)>> changes[] = {
        {"turn", [](Table& t) { t.turn += 2; }},
        {"turn player", [](Table& t) { t.turn_player = two; }},
        {"starting player", [](Table& t) { t.starting_player = opponent_of(t.starting_player); }},
        {"result", [](Table& t) { t.outcome = Outcome::draw; }},
        {"winner", [](Table& t) { t.winner = two; }},
        {"reason of the result", [](Table& t) { t.reason = WinReason::concede; }},
        {"Sudden Death", [](Table& t) { t.sudden_deaths = 1; }},
        {"supporters played this turn", [](Table& t) { t.supporters_played = 1; }},
        {"stadiums played this turn", [](Table& t) { t.stadiums_played = 1; }},
        {"retreats this turn", [](Table& t) { t.retreats = 1; }},
        {"basic benched this turn", [](Table& t) { t.benched_basic = !t.benched_basic; }},
        {"turn ends by an effect", [](Table& t) { t.end_turn = true; }},
        {"pokemon face down", [](Table& t) { t.face_down = !t.face_down; }},
        {"in an attack", [](Table& t) { t.in_attack = true; }},
        {"stadium", [](Table& t) { t.stadium = t.player[0].pile(Zone::deck).cards[0]; }},
        {"me used the stadium this turn", [](Table& t) { t.stadium_used = 1; }},
        {"memory",
         [](Table& t) {
             t.memos[t.memo_count++] = {.what = Memo::healed, .player = one, .turn = 3};
         }},
        {"in progress", [](Table& t) { t.frames[0].detail = 3; }},
        {"Prize cards at the start", [](Table& t) { t.prizes_at_start = 4; }},
        {"opponent mulligans", [](Table& t) { ++t.player[1].mulligans; }},
        {"opponent turns taken", [](Table& t) { ++t.player[1].turns_taken; }},
        {"me once-a-game limits used", [](Table& t) { t.player[0].once_per_game = 1; }},
        {"me prizes due", [](Table& t) { t.player[0].prizes_due = 1; }},
        {"me prizes known to opponent",
         [](Table& t) { t.seen[at(t.player[0].pile(Zone::prizes).cards[2])] |= 2; }},
        {"me active unknown to opponent",
         [](Table& t) { t.seen[at(t.slots[at(t.player[0].active)].top)] = 1; }},
        {"me active poison counters",
         [](Table& t) { t.slots[at(t.player[0].active)].poison_counters = 1; }},
        {"me active burn counters",
         [](Table& t) { t.slots[at(t.player[0].active)].burn_counters = 1; }},
        {"me active paralyzed since its turn began",
         [](Table& t) { t.slots[at(t.player[0].active)].paralyzed_since_turn_began = true; }},
        {"me active knocked out",
         [](Table& t) { t.slots[at(t.player[0].active)].knocked_out = true; }},
        {"me active used this turn", [](Table& t) { t.slots[at(t.player[0].active)].used = 1; }},
        {"me active last harmed by",
         [](Table& t) { t.slots[at(t.player[0].active)].harm = Harm::checkup; }},
        {"me active in play since turn",
         [](Table& t) { ++t.slots[at(t.player[0].active)].entered_turn; }},
        {"me active place in the order of entering",
         [](Table& t) { t.slots[at(t.player[0].active)].order += 7; }},
        {"me active last evolved in turn",
         [](Table& t) { ++t.slots[at(t.player[0].active)].evolved_turn; }},
    };
    for (const auto& changed : changes) {
        const std::string where = changed.first;
        INFO(where);
        const MatchState before = p.duel.match.state();
        MatchState after = before;
        changed.second(after.now);
        const std::vector<Difference> found = differences(p.cards.library, before, after, one);
        REQUIRE_FALSE(found.empty());
        CHECK(std::any_of(found.begin(), found.end(),
                          [&](const Difference& d) { return d.where == where; }));
    }
}

namespace {

/// Returns the state without what differences leave out, each for the reason in its header.
MatchState without_bookkeeping(MatchState state)
{
    state.decisions = 0;
    state.published = 0;
    state.checkpointed = false;
    state.checkpoint = Table{};
    state.now.event_count = 0;
    state.now.next_order = 0;
    state.now.listeners = 0;
    for (Slot& slot : state.now.slots) {
        slot.listeners = 0;
        if (slot.empty()) slot = Slot{};
    }
    return state;
}

}  // namespace

TEST_CASE("In random games, states without a difference are the same table",
          "[analysis][properties]")
{
    test::SmallCards cards;
    const Ruleset rules;
    const std::vector<DefId> deck = cards.deck();
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        INFO("seed " << seed);
        MatchSetup setup;
        setup.deck_one = deck;
        setup.deck_two = deck;
        setup.seed = seed;
        setup.explicit_chance = seed % 2 == 0;
        Result<Match> started = Match::start(cards.library, rules, nullptr, setup);
        REQUIRE(started);
        Match& match = started.value();
        Random random(seed);
        int shown = 0;
        auto before = std::make_unique<MatchState>(match.state());
        while (const Decision* open = match.decision()) {
            REQUIRE(match.answer(test::random_answer(*open, random)));
            const bool same =
                differences(cards.library, *before, match.state(), PlayerId::two).empty();
            if (same) {
                CHECK(hash(without_bookkeeping(*before)) ==
                      hash(without_bookkeeping(match.state())));
            }
            shown += same ? 0 : 1;
            *before = match.state();
        }
        CHECK(shown > 10);
    }
}

}  // namespace ptcg::difference_test
