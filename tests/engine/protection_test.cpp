// What effects do to a Pokémon: nothing if a text prevents it, whatever the effect; everything if
// its own text does it; and nothing to a Pokémon that has left play.

#include <functional>

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::protection_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

struct Cards : NeutralCards {
    Cards()
    {
        trainer("Vest", TrainerKind::tool);
        pokemon({.name = "Open", .hp = 90, .evolves_from = "Bystander"});
        pokemon({.name = "Later", .hp = 120, .evolves_from = "Open"});
        pokemon({.name = "Shut",
                 .hp = 90,
                 .evolves_from = "Bystander",
                 .handlers = {{.hook = Hook::allow_effect, .ability = 0, .value = 0}}});
        library.add_lasting(operator[]("Vest"), "Mark", {});
        for (const char* name : {"Open", "Shut"}) {
            CardDef def = library.def(operator[](name));
            def.name = library.intern(name);
            def.stage = Stage::class_stage;
            def.class_rules = levels_up | keeps_abilities;
            def.ability_count = 0;
            def.listeners = 0;
            CardText text;
            text.id = std::string("neutral-level-") + name;
            text.name = text.label = std::string(name) + " LV.X";
            library.add(def, text);
        }
    }
};

/// Player two's Pokémon: an evolved Active one with 30 damage, Asleep and Burned, with Energy and a
/// Tool, and one on the Bench that is also evolved, with the same damage and cards.
struct Guarded {
    Guarded(Cards& with, const Ruleset& rules, const char* name) : cards(with), duel(with, rules)
    {
        for (const bool active : {true, false}) {
            const SlotId id =
                active ? duel.set_active(two, "Bystander") : duel.add_to_bench(two, "Bystander");
            (active ? target : benched) = id;
            duel.set_damage(id, 30);
            duel.attach(id, "Fire Energy", Role::energy);
            duel.attach(id, "Vest", Role::tool);
        }
        duel.set_condition(target, Condition::asleep);
        duel.set_condition(target, Condition::burned);
        duel.match.edit([&](Resolver& game) {
            for (const SlotId id : {target, benched}) put_on(game, id, name);
        });
    }

    CardIndex from_deck(Resolver& game, std::string_view name) const
    {
        const Pile& deck = game.pile(two, Zone::deck);
        for (std::size_t i = 0; i < deck.count; ++i) {
            if (game.def_id(deck.cards[i]) == cards[name]) return deck.cards[i];
        }
        FAIL("the deck lacks the card");
        return no_card;
    }
    void put_on(Resolver& game, SlotId id, std::string_view name) const
    {
        const CardIndex card = from_deck(game, name);
        game.take_from_zone(card);
        game.link(id, card, Role::stage);
        game.slot(id).top = card;
        game.refresh_listeners(id);
    }
    static CardIndex attached(Resolver& game, SlotId id, Role role)
    {
        return game.cards_of(id, role).card[0];
    }

    Cards& cards;
    Duel duel;
    SlotId target = no_slot, benched = no_slot;
};

struct Verb {
    const char* name;
    std::function<Status(Resolver&, Guarded&, SlotId)> act;
    bool to_itself = true;   ///< the Pokémon may do it to itself
    bool to_nothing = true;  ///< may be called with `no_slot`
};

[[nodiscard]] std::vector<Verb> verbs()
{
    return {
        {"put_counters", [](Resolver& g, Guarded&, SlotId id) { return g.put_counters(id, 10); }},
        {"heal",
         [](Resolver& g, Guarded&, SlotId id) {
             int healed = 0;
             return g.heal(id, 10, healed);
         }},
        {"set_condition",
         [](Resolver& g, Guarded&, SlotId id) { return g.set_condition(id, Condition::poisoned); }},
        {"remove_condition", [](Resolver& g, Guarded&,
                                SlotId id) { return g.remove_condition(id, Condition::asleep); }},
        {"remove_conditions",
         [](Resolver& g, Guarded&, SlotId id) { return g.remove_conditions(id); }},
        {"knock_out", [](Resolver& g, Guarded&, SlotId id) { return g.knock_out(id); }},
        {"leave_play",
         [](Resolver& g, Guarded&, SlotId id) {
             return g.leave_play(id, {Zone::hand, false});
         }},
        {"devolve",
         [](Resolver& g, Guarded&, SlotId id) {
             return g.devolve(id, {Zone::hand, false});
         },
         true, false},
        {"add_lasting",
         [](Resolver& g, Guarded& table, SlotId id) {
             Lasting mark;
             mark.def = table.cards["Vest"];
             mark.subject = static_cast<std::uint8_t>(id);
             return g.add_lasting(mark, Until::leaves_play);
         }},
        {"move_counters from it",
         [](Resolver& g, Guarded&, SlotId id) {
             int moved = 0;
             return g.move_counters(id, g.active(one), 10, moved);
         }},
        {"move_counters to it",
         [](Resolver& g, Guarded& table, SlotId id) {
             int moved = 0;
             return g.move_counters(id == table.target ? table.benched : table.target, id, 10,
                                    moved);
         },
         false},
        {"move_card",
         [](Resolver& g, Guarded&, SlotId id) {
             if (!g.in_play(id)) return Status::done;
             return g.discard(Guarded::attached(g, id, Role::energy));
         }},
    };
}

/// Returns the state as if no event had happened: one reports what was prevented.
[[nodiscard]] MatchState without_events(MatchState state)
{
    state.published = 0;
    state.now.event_count = 0;
    return state;
}

/// Returns whether the verb changes anything when a text of `whose`, of this origin, on the Pokémon
/// `by` uses it.
[[nodiscard]] bool changes(Guarded& table, const Verb& verb, SlotId id, Origin origin,
                           PlayerId whose, SlotId by = no_slot)
{
    bool changed = false;
    table.duel.match.edit([&](Resolver& game) {
        const Resolver::WithSource with(
            game, {.def = table.cards["Vest"], .origin = origin, .slot = by, .player = whose});
        const MatchState before = without_events(game.state());
        CHECK(verb.act(game, table, id) == Status::done);
        changed = !(without_events(game.state()) == before);
    });
    return changed;
}

}  // namespace

TEST_CASE("where effects are prevented, no verb does anything, and an event says so")
{
    Cards cards;
    Ruleset rules = profile("sv");
    rules.counters_are_effects = true;
    for (const Verb& verb : verbs()) {
        INFO(verb.name);
        for (const Origin origin : {Origin::attack, Origin::ability, Origin::trainer}) {
            {
                Guarded open(cards, rules, "Open");
                CHECK(changes(open, verb, open.target, origin, one));
                CHECK(open.duel.count(EventKind::effect_prevented) == 0);
            }
            {
                Guarded shut(cards, rules, "Shut");
                CHECK_FALSE(changes(shut, verb, shut.target, origin, one));
                CHECK(shut.duel.count(EventKind::effect_prevented) > 0);
            }
        }
        {
            Guarded shut(cards, rules, "Shut");
            CHECK(changes(shut, verb, shut.target, Origin::rule, one));
        }
        if (verb.to_itself) {
            Guarded shut(cards, rules, "Shut");
            CHECK(changes(shut, verb, shut.target, Origin::ability, two, shut.target));
        }
    }
}

TEST_CASE("DMG-02 NOTE-41: counters go on where effects are prevented, unless they are effects",
          "[rules]")
{
    Cards cards;
    Ruleset rules = profile("sv");
    for (const bool effects : {false, true}) {
        rules.counters_are_effects = effects;
        Guarded shut(cards, rules, "Shut");
        CHECK(changes(shut, verbs()[0], shut.target, Origin::ability, one) == !effects);
    }
}

TEST_CASE("nothing is done to a Pokémon that has left play")
{
    Cards cards;
    Ruleset rules = profile("sv");
    for (const Verb& verb : verbs()) {
        INFO(verb.name);
        Guarded open(cards, rules, "Open");
        open.duel.match.edit([&](Resolver& game) {
            REQUIRE(game.leave_play(open.benched, {Zone::deck, false}) == Status::done);
        });
        CHECK_FALSE(changes(open, verb, open.benched, Origin::trainer, one));
        // Nor if the effect claims to be that Pokémon's own.
        CHECK_FALSE(changes(open, verb, open.benched, Origin::ability, two, open.benched));
        if (verb.to_nothing) CHECK_FALSE(changes(open, verb, no_slot, Origin::trainer, one));
    }
}

TEST_CASE("cards from elsewhere do not come to a Pokémon that is protected")
{
    Cards cards;
    for (const char* name : {"Open", "Shut"}) {
        const bool open = std::string_view(name) == "Open";
        INFO(name);
        const auto attach = [&](PlayerId whose, Role role, const char* what, bool drop) {
            Guarded table(cards, profile("sv"), name);
            bool came = false;
            table.duel.match.edit([&](Resolver& game) {
                if (drop) {
                    REQUIRE(game.discard(Guarded::attached(game, table.benched, Role::tool)) ==
                            Status::done);
                }
                const CardIndex card = table.from_deck(game, what);
                const Resolver::WithSource with(
                    game, {.def = cards["Vest"], .origin = Origin::trainer, .player = whose});
                REQUIRE(game.attach(card, table.benched, role) == Status::done);
                came = game.slot_of(card) == table.benched;
            });
            return came;
        };
        CHECK(attach(one, Role::energy, "Fire Energy", false) == open);
        CHECK(attach(two, Role::energy, "Fire Energy", false));
        CHECK(attach(one, Role::tool, "Vest", true) == open);
        CHECK_FALSE(attach(two, Role::tool, "Vest", false));  // TRN-08: it already has one
        CHECK(attach(two, Role::tool, "Vest", true));
    }
}

TEST_CASE("Energy goes from a protected Pokémon to another by its own text alone")
{
    Cards cards;
    for (const char* name : {"Open", "Shut"}) {
        for (const bool own : {false, true}) {
            CAPTURE(name, own);
            Guarded table(cards, profile("sv"), name);
            const SlotId free = table.duel.add_to_bench(two, "Bystander");
            table.duel.match.edit([&](Resolver& game) {
                const CardIndex energy = Guarded::attached(game, table.target, Role::energy);
                const Resolver::WithSource with(game, {.def = cards["Vest"],
                                                       .origin = Origin::ability,
                                                       .slot = own ? table.target : no_slot,
                                                       .player = own ? two : one});
                REQUIRE(game.attach(energy, free, Role::energy) == Status::done);
                const bool goes = own || std::string_view(name) == "Open";
                CHECK(game.slot_of(energy) == (goes ? free : table.target));
            });
        }
    }
}

TEST_CASE("a protected Pokémon keeps the card that levels it up")
{
    Cards cards;
    for (const char* name : {"Open", "Shut"}) {
        INFO(name);
        for (const bool own : {false, true}) {
            Guarded table(cards, profile("dp"), name);
            table.duel.match.edit([&](Resolver& game) {
                const CardIndex before = game.slot(table.target).top;
                table.put_on(game, table.target, std::string(name) + " LV.X");
                const CardIndex level = game.slot(table.target).top;
                const Resolver::WithSource with(game, {.def = cards["Vest"],
                                                       .origin = Origin::ability,
                                                       .slot = own ? table.target : no_slot,
                                                       .player = own ? two : one});
                CardIndex off = no_card;
                REQUIRE(game.level_down(table.target, {Zone::hand, false}, off) == Status::done);
                const bool goes = own || std::string_view(name) == "Open";
                CHECK(off == (goes ? level : no_card));
                CHECK(game.slot(table.target).top == (goes ? before : level));
                REQUIRE(game.level_down(table.benched, {Zone::hand, false}, off) == Status::done);
                CHECK(off == no_card);
            });
        }
    }
}

TEST_CASE("a protected Pokémon is not switched by another player's effect")
{
    Cards cards;
    for (const char* name : {"Open", "Shut"}) {
        for (const PlayerId whose : both_players) {
            Guarded table(cards, profile("sv"), name);
            table.duel.match.edit([&](Resolver& game) {
                const Resolver::WithSource with(
                    game, {.def = cards["Vest"], .origin = Origin::trainer, .player = whose});
                REQUIRE(game.switch_active(table.benched) == Status::done);
                const bool goes = whose == two || std::string_view(name) == "Open";
                CHECK(game.active(two) == (goes ? table.benched : table.target));
            });
        }
    }
}

}  // namespace ptcg::protection_test
