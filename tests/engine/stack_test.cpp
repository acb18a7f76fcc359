// The cards under a Pokémon's top card, and what may be put on it, in cases that no two cards of
// the packs show.

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::stack_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one;

/// Adds a copy of a card with another name and the differences that `change` makes.
template <typename Change>
DefId add_like(NeutralCards& cards, std::string_view like, const std::string& name, Change&& change)
{
    CardDef def = cards.library.def(cards[like]);
    def.name = cards.library.intern(name);
    change(def);
    CardText text;
    text.id = "neutral-" + name;
    text.name = text.label = name;
    text.attack_text.resize(def.attack_count);
    return cards.library.add(def, text);
}

/// Puts a card from the deck on top of the Pokémon.
void stack(Resolver& game, SlotId id, DefId def)
{
    const Pile& deck = game.pile(owner_of(id), Zone::deck);
    for (std::size_t i = 0; i < deck.count; ++i) {
        const CardIndex card = deck.cards[i];
        if (game.def_id(card) != def) continue;
        game.take_from_zone(card);
        game.link(id, card, Role::stage);
        game.slot(id).top = card;
        game.refresh_listeners(id);
        return;
    }
    FAIL("the deck lacks the card");
}

}  // namespace

TEST_CASE("BABY-01: each Baby Pokémon becomes the one it names", "[rules]")
{
    NeutralCards cards;
    cards.pokemon({.name = "Great"});
    cards.pokemon({.name = "Large"});
    add_like(cards, "Bystander", "Little",
             [&](CardDef& def) { def.evolves_into = cards.library.intern("Great"); });
    add_like(cards, "Bystander", "Small",
             [&](CardDef& def) { def.evolves_into = cards.library.intern("Large"); });
    for (const char* era : eras) {
        Duel duel(cards, profile(era));
        const SlotId little = duel.set_active(one, "Little");
        const SlotId small = duel.add_to_bench(one, "Small");
        const SlotId grown = duel.add_to_bench(one, "Great");
        for (const char* name : {"Great", "Large", "Bystander"}) duel.add_to_hand(one, name);
        std::vector<std::pair<Spot, DefId>> evolutions;
        for (const Option& option : duel.next()->options) {
            if (option.kind == OptionKind::evolve) evolutions.emplace_back(option.spot, option.def);
        }
        const Permissions& game = duel.match.rules();
        CHECK(evolutions ==
              std::vector<std::pair<Spot, DefId>>{{game.spot_of(little), cards["Great"]},
                                                  {game.spot_of(small), cards["Large"]}});
        const auto onto = [&](SlotId id, const char* name) {
            return game.evolves_onto(id, game.library().def(cards[name]));
        };
        CHECK(onto(little, "Great"));
        CHECK_FALSE(onto(little, "Large"));
        CHECK_FALSE(onto(little, "Bystander"));
        CHECK_FALSE(onto(little, "Fire Energy"));
        CHECK_FALSE(onto(grown, "Great"));
    }
}

TEST_CASE("LEG-01 VUN-02: a part alone is refused by the rule of its class", "[rules]")
{
    NeutralCards cards;
    for (const bool once : {false, true}) {
        add_like(cards, "Bystander", once ? "Union" : "Legend", [&](CardDef& def) {
            def.stage = Stage::class_stage;
            def.parts = once ? 4 : 2;
            def.part = 1;
            def.parts_from = once ? Zone::discard : Zone::hand;
            def.class_rules = once ? once_per_name : ClassRule{};
        });
    }
    Duel duel(cards, profile("sv"));
    duel.match.edit([&](Resolver& game) {
        const Pile& deck = game.pile(one, Zone::deck);
        int seen = 0;
        for (std::size_t i = 0; i < deck.count; ++i) {
            const CardDef& def = game.def(deck.cards[i]);
            if (def.parts == 0) continue;
            ++seen;
            CHECK(std::string_view(game.may_put_together(deck.cards[i]).rule) ==
                  (def.parts == 4 ? "VUN-02" : "LEG-01"));
        }
        CHECK(seen >= 2);
    });
}

TEST_CASE("LVX-04 BRK-01: the Ability under it counts as its own, no further one", "[rules]")
{
    NeutralCards cards;
    cards.pokemon(
        {.name = "Gifted", .handlers = {{.hook = Hook::retreat_cost, .ability = 0, .value = 1}}});
    cards.pokemon({.name = "Plain", .evolves_from = "Gifted"});
    add_like(cards, "Bystander", "Plain LV.X", [](CardDef& def) {
        def.stage = Stage::class_stage;
        def.class_rules = levels_up | keeps_abilities;
    });
    for (const char* era : eras) {
        Duel duel(cards, profile(era));
        const SlotId leveled = duel.set_active(one, "Gifted");
        const SlotId evolved = duel.add_to_bench(one, "Gifted");
        const SlotId without = duel.add_to_bench(one, "Bystander");
        duel.match.edit([&](Resolver& game) {
            CardFilter filter;
            filter.ability_kinds = bit(game.library().def(cards["Gifted"]).abilities[0].kind);
            const auto has = [&](SlotId id) { return game.matches(id, filter); };
            CHECK(has(leveled));
            CHECK_FALSE(has(without));
            stack(game, leveled, cards["Plain LV.X"]);
            CHECK(has(leveled));
            stack(game, evolved, cards["Plain"]);
            CHECK_FALSE(has(evolved));
            stack(game, evolved, cards["Plain LV.X"]);
            CHECK_FALSE(has(evolved));
            stack(game, without, cards["Plain LV.X"]);
            CHECK_FALSE(has(without));
        });
    }
}

}  // namespace ptcg::stack_test
