// Each condition of a filter, tested separately: on a card alone and on a Pokémon in play.

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::filter_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one;

struct Cards : NeutralCards {
    Cards()
    {
        const Affinity fire{.types = {Type::fire}, .times = 2};
        pokemon({.name = "Weak", .weakness = fire});
        pokemon({.name = "Resists", .resistance = fire});
        pokemon({.name = "Both", .weakness = fire, .resistance = fire});
        pokemon(
            {.name = "Able", .handlers = {{.hook = Hook::retreat_cost, .ability = 0, .value = 1}}});
    }
};

constexpr const char* names[] = {"Weak", "Resists", "Both", "Able", "Bystander"};

/// Returns the cards that pass a filter.
[[nodiscard]] std::vector<std::string> passed(Cards& cards, const CardFilter& filter)
{
    std::vector<std::string> out_of_play, in_play;
    for (const char* name : names) {
        Duel duel(cards, profile("sv"));
        const SlotId id = duel.set_active(one, name);
        duel.match.edit([&](Resolver& game) {
            if (game.matches(cards[name], filter)) out_of_play.emplace_back(name);
            if (game.matches(id, filter)) in_play.emplace_back(name);
        });
    }
    CHECK(out_of_play == in_play);
    return in_play;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a filter asks for Weakness, Resistance and Abilities, each by itself")
{
    Cards cards;
    CHECK(passed(cards, {}) == Names{"Weak", "Resists", "Both", "Able", "Bystander"});
    CardFilter filter;
    filter.weak_to = {Type::fire};
    CHECK(passed(cards, filter) == Names{"Weak", "Both"});
    filter.resists = {Type::fire};
    CHECK(passed(cards, filter) == Names{"Both"});
    filter.weak_to = {};
    CHECK(passed(cards, filter) == Names{"Resists", "Both"});
    filter.resists = {Type::water};
    CHECK(passed(cards, filter).empty());
    filter = {};
    filter.ability_kinds = bit(cards.library.def(cards["Able"]).abilities[0].kind);
    CHECK(passed(cards, filter) == Names{"Able"});
    filter.weak_to = {Type::fire};
    CHECK(passed(cards, filter).empty());
}

TEST_CASE("a filter asks for an Ability by name and by kind")
{
    Cards cards;
    const AbilityDef& ability = cards.library.def(cards["Able"]).abilities[0];
    CardFilter filter;
    filter.ability = ability.name;
    CHECK(passed(cards, filter) == Names{"Able"});
    filter.ability_kinds = bit(AbilityKind::held_item);
    CHECK(passed(cards, filter).empty());
    filter.ability_kinds = bit(ability.kind);
    CHECK(passed(cards, filter) == Names{"Able"});
    filter.ability = cards.library.find_name("Weak");
    CHECK(passed(cards, filter).empty());
}

TEST_CASE("a filter of several fits what one of them does, beside the rest")
{
    Cards cards;
    const auto number = [&](TypeSet weak_to, TypeSet resists) {
        CardFilter filter;
        filter.weak_to = weak_to;
        filter.resists = resists;
        CHECK(cards.library.find_filter(filter) == no_filter);
        const FilterId id = cards.library.add_filter(filter);
        CHECK(cards.library.find_filter(filter) == id);
        return id;
    };
    CardFilter filter;
    filter.any[0] = number({Type::fire}, {});
    filter.any[1] = number({}, {Type::fire});
    CHECK(passed(cards, filter) == Names{"Weak", "Resists", "Both"});
    filter.weak_to = {Type::fire};
    CHECK(passed(cards, filter) == Names{"Weak", "Both"});
    filter.any[0] = number({Type::water}, {});
    CHECK(passed(cards, filter) == Names{"Both"});
}

TEST_CASE("a filter asks for a name, part of a name, HP and what it evolves from")
{
    Cards cards;
    CardFilter filter;
    filter.names[0] = cards.library.find_name("Both");
    CHECK(passed(cards, filter) == Names{"Both"});
    filter.names[1] = cards.library.find_name("Weak");
    CHECK(passed(cards, filter) == Names{"Weak", "Both"});
    filter = {};
    filter.other_than = cards.library.find_name("Both");
    CHECK(passed(cards, filter) == Names{"Weak", "Resists", "Able", "Bystander"});
    filter = {};
    filter.hp_at_most = 60;
    CHECK(passed(cards, filter) == Names{"Weak", "Resists", "Both", "Able"});
    filter.hp_at_most = 59;
    CHECK(passed(cards, filter).empty());
    filter.hp_at_most = 200;
    CHECK(passed(cards, filter).size() == std::size(names));
}

}  // namespace ptcg::filter_test
