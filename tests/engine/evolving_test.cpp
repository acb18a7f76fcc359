// Effects of evolving that no card of the packs shows: markers are not damage counters (EVO-09),
// and leveling up is not evolving (LVX-06).

#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

namespace ptcg::evolving_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one;

struct Marked {
    explicit Marked(const Ruleset& rules)
    {
        cards.pokemon({.name = "Evolved", .hp = 220, .evolves_from = "Bystander"});
        cards.library.add_lasting(cards["Evolved"], "Mark", {});
        cards.library.add_lasting(cards["Evolved"], "Mark that stays", {});
        level_up();
        deck = cards.deck({{20, "Bystander"}, {20, "Evolved"}, {10, "Bystander LV.X"}});
        match.emplace(std::move(Match::start(cards.library, rules, nullptr,
                                             {.deck_one = deck, .deck_two = deck, .seed = 5})
                                    .value()));
        while (match->decision()->purpose != Purpose::main_phase) {
            REQUIRE(match->answer_by_default());
        }
        match->edit([&](Resolver& game) {
            benched = bring("Bystander", game);
            Slot& marked = game.slot(game.active(one));
            marked.damage = 30;
            put(game, "Mark", is_marker);
            put(game, "Mark that stays", is_marker | marker_stays);
        });
    }

    /// Adds a card that levels a Bystander up.
    void level_up()
    {
        CardDef def = cards.library.def(cards["Bystander"]);
        def.stage = Stage::class_stage;
        def.class_rules = levels_up;
        CardText text;
        text.id = "neutral-level-up";
        text.name = text.label = "Bystander LV.X";
        text.attack_text.resize(def.attack_count);
        cards.library.add(def, text);
    }

    /// Puts a card of this name from the deck onto player one's Bench.
    SlotId bring(std::string_view name, Resolver& game)
    {
        bool placed = false;
        CHECK(game.put_onto_bench(card(name, game), placed) == Status::done);
        REQUIRE(placed);
        return game.player(one).bench[game.player(one).bench_count - 1u];
    }

    /// Puts markers on the Active Pokémon, as an attack does.
    void put(Resolver& game, std::string_view name, int traits)
    {
        Lasting mark;
        mark.def = cards["Evolved"];
        mark.effect = name == "Mark" ? 0 : 1;
        mark.subject = static_cast<std::uint8_t>(game.active(one));
        mark.value = 2;
        mark.detail = static_cast<std::uint8_t>(traits);
        CHECK(game.add_lasting(mark, Until::leaves_play) == Status::done);
    }

    int markers(const Resolver& game, SlotId slot, std::string_view name) const
    {
        return game.markers(slot, cards.library.find_name(name));
    }

    CardIndex card(std::string_view name, Resolver& game)
    {
        const Pile& deck_pile = game.pile(one, Zone::deck);
        for (std::size_t i = 0; i < deck_pile.count; ++i) {
            if (game.def_id(deck_pile.cards[i]) == cards[name]) return deck_pile.cards[i];
        }
        FAIL("no " << name << " in the deck");
        return no_card;
    }

    NeutralCards cards;
    std::vector<DefId> deck;
    std::optional<Match> match;
    SlotId benched = no_slot;
};

}  // namespace

TEST_CASE("EVO-09 markers stay on a Pokémon that goes to the Bench", "[rules]")
{
    for (const char* era : eras) {
        Marked table(profile(era));
        table.match->edit([&](Resolver& game) {
            const SlotId marked = game.active(one);
            CHECK(game.switch_active(table.benched) == Status::done);
            CHECK(game.active(one) == table.benched);
            CHECK(table.markers(game, marked, "Mark") == 2);
            CHECK(game.slot(marked).damage == 30);
        });
    }
}

TEST_CASE("EVO-09 markers leave play with their Pokémon", "[rules]")
{
    Marked table(profile("dp"));
    table.match->edit([&](Resolver& game) {
        const SlotId marked = game.active(one);
        CHECK(game.switch_active(table.benched) == Status::done);
        CHECK(game.leave_play(marked, {Zone::hand, false}) == Status::done);
        CHECK(game.table().lasting_count == 0);
    });
}

TEST_CASE("all effects on a Pokémon end when it leaves play, whatever text they are of")
{
    Marked table(profile("sv"));
    table.match->edit([&](Resolver& game) {
        const SlotId leaving = game.active(one);
        REQUIRE(game.switch_active(table.benched) == Status::done);
        for (const Origin origin : {Origin::attack, Origin::ability, Origin::trainer}) {
            Lasting effect;
            effect.def = table.cards["Evolved"];
            effect.subject = static_cast<std::uint8_t>(leaving);
            effect.origin = origin;
            REQUIRE(game.add_lasting(effect, Until::end_of_game) == Status::done);
        }
        REQUIRE(game.leave_play(leaving, {Zone::hand, false}) == Status::done);
        CHECK(game.table().lasting_count == 0);
    });
}

TEST_CASE("EVO-09 T-41 markers fall off when it evolves, damage counters do not", "[rules]")
{
    for (const char* era : {"dp", "xy", "sm", "sv"}) {
        Marked table(profile(era));
        table.match->edit([&](Resolver& game) {
            const SlotId marked = game.active(one);
            CHECK(game.evolve(marked, table.card("Evolved", game)) == Status::done);
            CHECK(table.markers(game, marked, "Mark") == 0);
            CHECK(table.markers(game, marked, "Mark that stays") == 2);  // NOTE-34
            CHECK(game.slot(marked).damage == 30);
        });
    }
}

TEST_CASE(
    "EVO-04 RET-05: effects of attacks end when it evolves or leaves the Active Spot, no others",
    "[rules]")
{
    for (const char* era : eras) {
        for (const bool evolves : {true, false}) {
            Marked table(profile(era));
            table.match->edit([&](Resolver& game) {
                game.table().lasting = {};
                game.table().lasting_count = 0;
                const SlotId active = game.active(one);
                for (const Origin origin : {Origin::attack, Origin::ability, Origin::trainer}) {
                    Lasting effect;
                    effect.def = table.cards["Evolved"];
                    effect.subject = static_cast<std::uint8_t>(active);
                    effect.origin = origin;
                    REQUIRE(game.add_lasting(effect, Until::leaves_play) == Status::done);
                }
                REQUIRE((evolves ? game.evolve(active, table.card("Evolved", game))
                                 : game.switch_active(table.benched)) == Status::done);
                const Table& t = game.table();
                REQUIRE(t.lasting_count == 2);
                CHECK(t.lasting[0].origin == Origin::ability);
                CHECK(t.lasting[1].origin == Origin::trainer);
                if (!evolves) return;
                REQUIRE(game.devolve(active, {Zone::hand, false}) == Status::done);
                CHECK(t.lasting_count == 0);  // EVO-10: all other effects too
            });
        }
    }
}

TEST_CASE("LVX-06 leveling up is not evolving, and nothing remembers it as evolving", "[rules]")
{
    for (const char* era : eras) {
        for (const auto& [name, evolved] :
             {std::pair{"Bystander LV.X", false}, {"Evolved", true}}) {
            Marked table(profile(era));
            table.match->edit([&, name = name, evolved = evolved](Resolver& game) {
                const SlotId active = game.active(one);
                REQUIRE(game.evolve(active, table.card(name, game)) == Status::done);
                CHECK(game.slot(active).stage_count == 2);
                CHECK(game.is_evolved(active) == evolved);
                CHECK((game.remembered(Memo::evolved, one, game.table().turn) > 0) == evolved);
            });
        }
    }
}

TEST_CASE(
    "GAP-21 where timing binds card effects, an effect evolves only what could evolve by itself",
    "[rules]")
{
    for (const bool bound : {false, true}) {
        Ruleset rules = profile("sv");
        rules.effects_bound_by_evolution_timing = bound;
        struct Timing {
            int entered_ago, evolved_ago, turns_taken;
            bool evolves;
        };
        for (const Timing& timing : {Timing{2, 2, 2, true}, Timing{0, 2, 2, false},
                                     Timing{2, 0, 2, false}, Timing{2, 2, 1, false}}) {
            Marked table(rules);
            table.match->edit([&](Resolver& game) {
                game.table().turn = 5;
                const SlotId active = game.active(one);
                game.player(one).turns_taken = static_cast<std::uint8_t>(timing.turns_taken);
                game.slot(active).entered_turn = static_cast<std::uint16_t>(5 - timing.entered_ago);
                game.slot(active).evolved_turn = static_cast<std::uint16_t>(5 - timing.evolved_ago);
                const Resolver::WithSource with(game, {.origin = Origin::trainer, .player = one});
                CHECK(game.evolve(active, table.card("Evolved", game)) == Status::done);
                CHECK((game.slot(active).stage_count == 2) == (timing.evolves || !bound));
            });
        }
    }
}

TEST_CASE("LVX-06 the event says whether a Pokémon was levelled up", "[rules]")
{
    for (const auto& [name, extra] : {std::pair{"Bystander LV.X", 1}, {"Evolved", 0}}) {
        Marked table(profile("dp"));
        table.match->record_events(true);
        table.match->edit([&, name = name](Resolver& game) {
            REQUIRE(game.evolve(game.active(one), table.card(name, game)) == Status::done);
        });
        const auto events = table.match->events();
        REQUIRE_FALSE(events.empty());
        CHECK(events.back().kind == EventKind::evolved);
        CHECK(events.back().extra == extra);
    }
}

TEST_CASE("the event of a Pokémon that becomes Active says promoted where there was none",
          "[events]")
{
    for (const bool empty : {true, false}) {
        Marked table(profile("dp"));
        table.match->record_events(true);
        table.match->edit([&](Resolver& game) {
            if (empty)
                REQUIRE(game.leave_play(game.active(one), {Zone::hand, false}) == Status::done);
            REQUIRE(game.switch_active(table.benched) == Status::done);
        });
        const auto events = table.match->events();
        REQUIRE_FALSE(events.empty());
        CHECK(events.back().kind == (empty ? EventKind::promoted : EventKind::switched));
    }
}

}  // namespace ptcg::evolving_test
