// What is reported about an impossible table: an edited save must not get further. Each break is
// the smallest possible, to reveal a bound that is off by one.

#include "ptcg/invariants.hpp"

#include <functional>

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::invariants_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two, none = PlayerId::none;
constexpr CardIndex no_such_card{cards_per_match}, last_card{cards_per_match - 1};
constexpr SlotId no_such_slot{slots_per_match}, last_slot{slots_per_match - 1};

using Change = std::function<void(Table&)>;

/// A duel in its main phase: Active and Benched Pokémon with cards, and a lasting effect.
struct Position {
    NeutralCards cards;
    Ruleset rules = profile("dp");
    Duel duel;

    Position() : duel(with_listener(cards), rules)
    {
        duel.add_to_bench(one, "Bystander");
        duel.add_to_bench(two, "Bystander");
        duel.attach(active(), "Fire Energy", Role::energy);
        duel.attach(active(), "Listener", Role::stage);
        duel.set_damage(active(), 10);
    }

    static NeutralCards& with_listener(NeutralCards& cards)
    {
        Handler handler;
        handler.hook = Hook::on_turn_begin;
        handler.ability = 0;
        handler.effect = cards.effects.add([](Resolver&, EffectContext&) { return Status::done; });
        cards.pokemon({.name = "Listener", .handlers = {handler}});
        return cards;
    }
    [[nodiscard]] SlotId active() { return duel.match.state().now.player[0].active; }

    /// Returns what is broken after the change. Restores the table.
    [[nodiscard]] std::string broken_by(const Change& change)
    {
        std::string said;
        duel.match.edit([&](Resolver& game) {
            const Table before = game.table();
            change(game.table());
            said = invariant_broken(game);
            game.table() = before;
        });
        return said;
    }
};

struct Break {
    std::string what;
    Change change;
    std::string said;
};

[[nodiscard]] Slot& active_slot(Table& t)
{
    return t.slots[at(t.player[0].active)];
}
[[nodiscard]] Slot& benched_slot(Table& t)
{
    return t.slots[at(t.player[0].bench[0])];
}
[[nodiscard]] Frame& frame(Table& t)
{
    return t.frames[t.depth - 1u];
}
Lasting& add_lasting(Table& t, LastingKind kind)
{
    t.lasting_count = 1;
    t.lasting[0] = {.def = DefId{0}, .kind = kind};
    return t.lasting[0];
}
Waiting& add_waiting(Table& t)
{
    frame(t).step = Step::turn_end;  // nothing may be pending in the main phase
    t.waiting_count = 1;
    t.waiting[0].def = DefId{0};
    return t.waiting[0];
}

void look_at(Position& position, const std::vector<Break>& breaks)
{
    REQUIRE(position.broken_by([](Table&) {}).empty());
    for (const Break& b : breaks) {
        INFO(b.what);
        CHECK(position.broken_by(b.change) == b.said);
    }
}

}  // namespace

TEST_CASE("a table with cards in two places, or in none, is told", "[invariants]")
{
    Position position;
    const auto card = [](Table& t, Zone zone, std::size_t place) {
        return t.player[0].pile(zone).cards[place];
    };
    const std::string first = std::to_string(
        at(card(const_cast<Table&>(position.duel.match.state().now), Zone::deck, 0)));
    look_at(position,
            {{"61 cards", [](Table& t) { t.player[0].pile(Zone::deck).count = 61; },
              "a pile has more than 60 cards"},
             {"card 120", [](Table& t) { t.player[0].pile(Zone::deck).cards[0] = no_such_card; },
              "a pile has a card that does not exist"},
             {"a card of the other player",
              [](Table& t) { t.player[0].pile(Zone::deck).cards[0] = last_card; },
              "card 119 is in the other player's pile"},
             {"another zone", [&](Table& t) { t.zone[at(card(t, Zone::deck, 0))] = Zone::hand; },
              "card " + first + " has the wrong place recorded for the deck"},
             {"no zone", [&](Table& t) { t.zone[at(card(t, Zone::deck, 0))] = Zone::none; },
              "card " + first + " has the wrong place recorded for the deck"},
             {"another place", [&](Table& t) { t.place[at(card(t, Zone::deck, 0))] = 1; },
              "card " + first + " has the wrong place recorded for the deck"},
             {"a card that is gone",
              [&](Table& t) {
                  Pile& deck = t.player[0].pile(Zone::deck);
                  std::swap(deck.cards[0], deck.cards[deck.count - 1u]);
                  t.place[at(deck.cards[0])] = 0;
                  --deck.count;
              },
              "card " + first + " is in 0 places"},
             {"a Stadium that is in the deck, too",
              [&](Table& t) { t.stadium = card(t, Zone::deck, 0); },
              "card " + first + " is in 2 places"}});
}

TEST_CASE("a table with a Pokémon that cannot be is told", "[invariants]")
{
    Position position;
    const std::string miscounted = "a Pokémon's card counts are wrong";
    const std::string top = "a Pokémon's top card is not among its cards";
    look_at(position,
            {{"one Energy too few", [](Table& t) { --active_slot(t).energy_count; }, miscounted},
             {"one Tool too many", [](Table& t) { ++active_slot(t).tool_count; }, miscounted},
             {"one Stage too few", [](Table& t) { --active_slot(t).stage_count; }, miscounted},
             {"5 damage", [](Table& t) { active_slot(t).damage = 5; },
              "damage is not a multiple of 10"},
             {"a condition on the Bench", [](Table& t) { benched_slot(t).conditions = 1; },
              "a Benched Pokémon has a Special Condition (SC-02)"},
             {"Asleep and Confused",
              [](Table& t) {
                  active_slot(t).conditions =
                      static_cast<std::uint8_t>(1u << static_cast<unsigned>(Condition::asleep) |
                                                1u << static_cast<unsigned>(Condition::confused));
              },
              "a Pokémon has two conditions that cannot be combined (SC-04)"},
             {"Confused and Paralyzed",
              [](Table& t) {
                  active_slot(t).conditions =
                      static_cast<std::uint8_t>(1u << static_cast<unsigned>(Condition::paralyzed) |
                                                1u << static_cast<unsigned>(Condition::confused));
              },
              "a Pokémon has two conditions that cannot be combined (SC-04)"},
             {"an Energy on top",
              [](Table& t) {
                  for (CardIndex c = active_slot(t).first; c != no_card; c = t.next[at(c)]) {
                      if (t.role[at(c)] == Role::energy) active_slot(t).top = c;
                  }
              },
              top},
             {"the top of another Pokémon",
              [](Table& t) { active_slot(t).top = benched_slot(t).top; }, top},
             {"cards in a circle",
              [](Table& t) { t.next[at(active_slot(t).first)] = active_slot(t).first; },
              "the cards of a Pokémon form a loop"},
             {"card 120 on it", [](Table& t) { t.next[at(active_slot(t).top)] = no_such_card; },
              "the cards of a Pokémon form a loop"},
             {"a card that thinks it is on another",
              [](Table& t) { t.place[at(active_slot(t).first)] = 5; },
              "card " +
                  std::to_string(
                      at(position.duel.match.state().now.slots[at(position.active())].first)) +
                  " has the wrong Pokémon recorded"},
             {"a text too many", [](Table& t) { active_slot(t).listeners ^= 1; },
              "a Pokémon's list of card texts is wrong"},
             {"a text too few", [](Table& t) { t.listeners ^= 2; },
              "the table's list of card texts is wrong"},
             {"what an empty place keeps", [](Table& t) { t.slots[8].damage = 10; },
              "an empty slot is not cleared"},
             {"nowhere", [](Table& t) { t.player[0].bench_count = 0; },
              "a Pokémon in play is neither Active nor Benched"}});
    CHECK(position.broken_by([](Table& t) { t.slots[8].generation = 3; }).empty());
    CHECK(position
              .broken_by([](Table& t) {
                  active_slot(t).conditions =
                      static_cast<std::uint8_t>(1u << static_cast<unsigned>(Condition::asleep) |
                                                1u << static_cast<unsigned>(Condition::poisoned));
              })
              .empty());
}

TEST_CASE("a table whose lists go beyond their room is told", "[invariants]")
{
    Position position;
    const std::string procedure = "a procedure has no valid step";
    const std::string stack = "the stack of procedures is out of range";
    const std::string longer = "a list is longer than its capacity";
    const std::string bench = "a Bench has an empty slot";
    const std::string spot = "the Active Spot has an empty slot";
    const std::string twice = "a Pokémon is in two places";
    const auto beyond = [](const auto& list) { return static_cast<std::uint8_t>(list.size() + 1); };
    look_at(
        position,
        {{"no procedure", [](Table& t) { t.depth = 0; }, stack},
         {"too many", [&](Table& t) { t.depth = beyond(t.frames); }, stack},
         {"step none", [](Table& t) { frame(t).step = Step::none; }, procedure},
         {"the first step there is not", [](Table& t) { frame(t).step = Step::count; }, procedure},
         {"lasting", [&](Table& t) { t.lasting_count = beyond(t.lasting); }, longer},
         {"memos", [&](Table& t) { t.memo_count = beyond(t.memos); }, longer},
         {"waiting", [&](Table& t) { t.waiting_count = beyond(t.waiting); }, longer},
         {"nine on the Bench", [](Table& t) { t.player[1].bench_count = max_bench + 1; },
          "a Bench is longer than its capacity"},
         {"place 18 on the Bench", [](Table& t) { t.player[0].bench[0] = no_such_slot; }, bench},
         {"an empty place on the Bench", [](Table& t) { t.player[0].bench[0] = SlotId{8}; }, bench},
         {"the other's Pokémon on the Bench",
          [](Table& t) { t.player[0].bench[0] = t.player[1].bench[0]; }, bench},
         {"place 18 in the Active Spot", [](Table& t) { t.player[0].active = no_such_slot; }, spot},
         {"an empty Active Spot", [](Table& t) { t.player[0].active = SlotId{8}; }, spot},
         {"the other's Active Pokémon", [](Table& t) { t.player[0].active = t.player[1].active; },
          spot},
         {"Active and Benched", [](Table& t) { t.player[0].bench[0] = t.player[0].active; }, twice},
         {"Benched twice",
          [](Table& t) {
              t.player[1].bench[1] = t.player[1].bench[0];
              t.player[1].bench_count = 2;
          },
          twice}});
}

TEST_CASE("a table with a number that points at nothing is told", "[invariants]")
{
    Position position;
    const DefId no_such_def{static_cast<std::uint16_t>(position.cards.library.size())};
    const auto no_such_handler = static_cast<std::uint16_t>(position.cards.library.handler_count());
    const std::vector<std::pair<std::string, Change>> wrong = {
        {"turn player", [](Table& t) { t.turn_player = PlayerId::chance; }},
        {"starting player", [](Table& t) { t.starting_player = PlayerId::chance; }},
        {"nobody has begun", [](Table& t) { t.starting_player = none; }},
        {"who trims first", [](Table& t) { t.trims_first = PlayerId::chance; }},
        {"Stadium", [](Table& t) { t.stadium = no_such_card; }},
        {"outcome", [](Table& t) { t.outcome = static_cast<Outcome>(outcome_count); }},
        {"zone", [](Table& t) { t.zone[0] = static_cast<Zone>(at(Zone::none) + 1); }},
        {"role", [](Table& t) { t.role[0] = static_cast<Role>(at(Role::other) + 1); }},
        {"by which Pokémon", [](Table& t) { active_slot(t).harmed_by = no_such_slot; }},
        {"frame's player", [](Table& t) { frame(t).player = none; }},
        {"frame's Pokémon", [](Table& t) { frame(t).slot = no_such_slot; }},
        {"frame's card", [](Table& t) { frame(t).card = no_such_card; }},
        {"frame's printed card", [&](Table& t) { frame(t).def = no_such_def; }},
        {"frame's text", [&](Table& t) { frame(t).handler = no_such_handler; }},
        {"frame's attack", [](Table& t) { frame(t).index = max_attacks; }},
        {"frame's memo",
         [](Table& t) {
             frame(t).memo_count = static_cast<std::uint8_t>(frame(t).memo.size() + 1);
         }},
        {"a procedure to return from at the bottom",
         [](Table& t) {
             t.depth = 1;
             t.frames[0].step = Step::settle_trigger;
         }},
        {"lasting without a card",
         [](Table& t) { add_lasting(t, LastingKind::script).def = no_def; }},
        {"lasting of no card",
         [&](Table& t) { add_lasting(t, LastingKind::script).def = no_such_def; }},
        {"lasting of nobody",
         [](Table& t) { add_lasting(t, LastingKind::damage_dealt).owner = none; }},
        {"lasting that its card has not",
         [&](Table& t) {
             Lasting& l = add_lasting(t, LastingKind::script);
             l.effect = static_cast<std::uint8_t>(position.cards.library.def(l.def).lasting_count);
         }},
        {"lasting about card 120",
         [](Table& t) { add_lasting(t, LastingKind::damage_dealt).effect = cards_per_match; }},
        {"lasting on place 18",
         [](Table& t) { add_lasting(t, LastingKind::damage_dealt).subject = slots_per_match; }},
        {"lasting on the third player",
         [](Table& t) {
             Lasting& l = add_lasting(t, LastingKind::damage_dealt);
             l.anchor = Anchor::player;
             l.subject = players;
         }},
        {"waiting text", [&](Table& t) { add_waiting(t).handler = no_such_handler; }},
        {"waiting without a card", [](Table& t) { add_waiting(t).def = no_def; }},
        {"waiting of no card", [&](Table& t) { add_waiting(t).def = no_such_def; }},
        {"waiting card", [](Table& t) { add_waiting(t).card = no_such_card; }},
        {"waiting Pokémon", [](Table& t) { add_waiting(t).self = no_such_slot; }},
        {"waiting of nobody", [](Table& t) { add_waiting(t).owner = none; }},
        {"waiting target", [](Table& t) { add_waiting(t).target = no_such_slot; }},
        {"waiting event", [](Table& t) { add_waiting(t).event_card = no_such_card; }},
        {"waiting attacker", [](Table& t) { add_waiting(t).attacker = no_such_slot; }}};
    for (const auto& [what, change] : wrong) {
        INFO(what);
        CHECK(position.broken_by(change) == "a number refers to nothing");
    }

    const std::vector<std::pair<std::string, Change>> right = {
        {"by the last place", [](Table& t) { active_slot(t).harmed_by = last_slot; }},
        {"the last attack", [](Table& t) { frame(t).index = max_attacks - 1; }},
        {"a full memo",
         [](Table& t) { frame(t).memo_count = static_cast<std::uint8_t>(frame(t).memo.size()); }},
        {"the last card", [](Table& t) { frame(t).card = last_card; }},
        {"trims first", [](Table& t) { t.trims_first = two; }},
        {"a game that is over before it has begun",
         [](Table& t) {
             t.starting_player = none;
             t.outcome = Outcome::decision_cap;
         }},
        {"lasting on the last place",
         [](Table& t) { add_lasting(t, LastingKind::damage_dealt).subject = slots_per_match - 1; }},
        {"lasting on player two",
         [](Table& t) {
             Lasting& l = add_lasting(t, LastingKind::damage_dealt);
             l.anchor = Anchor::player;
             l.subject = players - 1;
         }},
        {"lasting on the game",
         [](Table& t) {
             Lasting& l = add_lasting(t, LastingKind::damage_dealt);
             l.anchor = Anchor::game;
             l.subject = 200;
         }},
        {"a waiting text", [](Table& t) { add_waiting(t); }}};
    for (const auto& [what, change] : right) {
        INFO(what);
        CHECK(position.broken_by(change).empty());
    }
}

TEST_CASE("a step without what it needs is told", "[invariants]")
{
    Position position;
    const auto at_step = [](Step step, SlotId slot, CardIndex card, DefId def) {
        return [=](Table& t) {
            t.frames[t.depth] = {.step = step, .slot = slot, .card = card, .def = def};
            ++t.depth;
        };
    };
    constexpr CardIndex card{0};
    constexpr SlotId slot{0};
    constexpr DefId def{0};
    const std::string wrong = "a number refers to nothing";
    for (const Step step : {Step::play_trainer, Step::play_trainer_end, Step::use_text}) {
        INFO(static_cast<int>(step));
        CHECK(position.broken_by(at_step(step, no_slot, card, def)).empty());
        CHECK(position.broken_by(at_step(step, slot, no_card, def)) == wrong);
        CHECK(position.broken_by(at_step(step, slot, card, no_def)) == wrong);
    }
    CHECK(position.broken_by(at_step(Step::retreat, slot, no_card, no_def)).empty());
    CHECK(position.broken_by(at_step(Step::retreat, no_slot, card, def)) == wrong);
    for (const Step step :
         {Step::attack_next, Step::attack_damage, Step::attack_end, Step::attack_announced}) {
        INFO(static_cast<int>(step));
        CHECK(position.broken_by(at_step(step, slot, no_card, def)).empty());
        CHECK(position.broken_by(at_step(step, no_slot, card, def)) == wrong);
        CHECK(position.broken_by(at_step(step, slot, card, no_def)) == wrong);
    }
    CHECK(position.broken_by(at_step(Step::settle_trigger, no_slot, no_card, no_def)).empty());
    for (const Step step : {Step::play_trainer, Step::knock_out_end, Step::attack_announced}) {
        INFO(static_cast<int>(step));
        CHECK(position.broken_by([&](Table& t) {
            t.depth = 1;
            t.frames[0] = {.step = step, .slot = slot, .card = card, .def = def};
        }) == wrong);
    }
    for (const Step step : {Step::turn_end, Step::checkup_begin}) {
        INFO(static_cast<int>(step));
        CHECK(position
                  .broken_by([&](Table& t) {
                      t.depth = 1;
                      t.frames[0] = {.step = step};
                  })
                  .empty());
    }
    const auto before_anybody_begins = [](Step step) {
        return [=](Table& t) {
            t.depth = 1;
            t.frames[0] = {.step = step};
            t.starting_player = none;
        };
    };
    CHECK(position.broken_by(before_anybody_begins(Step::setup_late_choice)).empty());
    CHECK(position.broken_by(before_anybody_begins(Step::setup_reveal)) == wrong);
}

TEST_CASE("a turn that begins or goes on unsettled is told", "[invariants]")
{
    Position position;
    const std::string no_active = "a player has no Active Pokémon (ZONE-05)";
    const auto without_active = [](PlayerId id, Step step) {
        return [=](Table& t) {
            frame(t).step = step;
            PlayerTable& who = t.player[at(id)];
            who.bench[who.bench_count++] = who.active;
            t.slots[at(who.active)].conditions = 0;
            who.active = no_slot;
        };
    };
    for (const PlayerId id : both_players) {
        CHECK(position.broken_by(without_active(id, Step::main_phase)) == no_active);
        CHECK(position.broken_by(without_active(id, Step::turn_begin)) == no_active);
        CHECK(position.broken_by(without_active(id, Step::turn_end)).empty());
    }
    CHECK(position
              .broken_by([&](Table& t) {
                  without_active(one, Step::main_phase)(t);
                  t.outcome = Outcome::won;
              })
              .empty());
    const auto waits_at = [](Step step) {
        return [=](Table& t) {
            add_waiting(t);
            frame(t).step = step;
        };
    };
    CHECK(position.broken_by(waits_at(Step::main_phase)) == "effects still wait in the main phase");
    CHECK(position.broken_by(waits_at(Step::turn_begin)).empty());
}

}  // namespace ptcg::invariants_test
