// What a TableView tells: what each Pokémon has done this turn, what its Energy provides, which
// effects last.

#include "ptcg/table_view.hpp"

#include "ptcg/view.hpp"
#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

namespace ptcg::table_view_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

[[nodiscard]] TableView seen(Match& match, Audience audience = seen_by_spectators)
{
    TableView table;
    REQUIRE(make_table_view(match.rules(), audience, table));
    return table;
}

[[nodiscard]] const PokemonStatus& active(const TableView& table, PlayerId id)
{
    return table.pokemon[at(id) * slots_per_player];
}

/// Returns a handler that lets the player use the text.
[[nodiscard]] Handler use(NativeEffects& effects, Uses uses, std::uint8_t ability = 0)
{
    Handler handler;
    handler.hook = Hook::use;
    handler.ability = ability;
    handler.uses = uses;
    handler.effect = effects.add([](Resolver&, EffectContext&) { return Status::done; });
    return handler;
}

}  // namespace

TEST_CASE("a table view tells what a Pokémon has done this turn", "[view]")
{
    NeutralCards cards;
    cards.pokemon({.name = "Evolved", .evolves_from = "Bystander"});
    Duel duel(cards, profile("sv"));
    const auto id = active(seen(duel.match), one).id;
    CHECK(id != 0);
    CHECK(id != active(seen(duel.match), two).id);
    duel.add_to_hand(one, "Evolved");
    duel.add_to_hand(one, "Bystander");
    const int evolve = find_option(*duel.next(), OptionKind::evolve);
    REQUIRE(evolve >= 0);
    duel.answer({static_cast<std::uint16_t>(evolve)});
    const int bench = find_option(*duel.next(), OptionKind::bench);
    REQUIRE(bench >= 0);
    duel.answer({static_cast<std::uint16_t>(bench)});
    const TableView table = seen(duel.match);
    CHECK(active(table, one).id == id);
    CHECK(active(table, one).evolved_this_turn);
    CHECK_FALSE(active(table, one).came_this_turn);
    CHECK(table.pokemon[1].came_this_turn);
    CHECK_FALSE(table.pokemon[1].evolved_this_turn);
    CHECK(table.pokemon[1].id > id);
    CHECK(table.pokemon[2].id == 0);
}

TEST_CASE("a table view tells which texts are used up", "[view]")
{
    NeutralCards cards;
    CardDef def = cards.library.def(cards.pokemon({.name = "Plain"}));
    def.ability_count = 1;
    def.abilities[0].name = cards.library.intern("Do It");
    def.abilities[0].limit = cards.library.add_limit({"once", "VSTAR-02"});
    const std::array texts{use(cards.effects, Uses::once_per_turn)};
    const DefId user = cards.add(def, "User", texts);
    Duel duel(cards, profile("sv"));
    duel.set_active(one, "User");
    CHECK(active(seen(duel.match), one).used_count == 0);
    const int option = find_option(*duel.next(), OptionKind::use);
    REQUIRE(option >= 0);
    duel.answer({static_cast<std::uint16_t>(option)});
    const TableView table = seen(duel.match);
    REQUIRE(active(table, one).used_count == 1);
    CHECK(active(table, one).used[0] == UsedText{user, 0});
    CHECK(table.limits_used[0] == 1);
    CHECK(table.limits_used[1] == 0);
}

TEST_CASE("a table view tells used texts in the order of the Abilities", "[view]")
{
    NeutralCards cards;
    CardDef def = cards.library.def(cards.pokemon({.name = "Plain"}));
    def.ability_count = 2;
    def.abilities[0].name = cards.library.intern("First");
    def.abilities[1].name = cards.library.intern("Second");
    const std::array texts{use(cards.effects, Uses::once_per_turn, 1),
                           use(cards.effects, Uses::once_per_turn, 0)};
    const DefId user = cards.add(def, "User", texts);
    Duel duel(cards, profile("sv"));
    duel.set_active(one, "User");
    for (int time = 0; time < 2; ++time) {
        const int option = find_option(*duel.next(), OptionKind::use);
        REQUIRE(option >= 0);
        duel.answer({static_cast<std::uint16_t>(option)});
    }
    const TableView table = seen(duel.match);
    REQUIRE(active(table, one).used_count == 2);
    CHECK(active(table, one).used[0] == UsedText{user, 0});
    CHECK(active(table, one).used[1] == UsedText{user, 1});
}

TEST_CASE("a table view tells what attached Energy provides, and Weakness and Resistance", "[view]")
{
    NeutralCards cards;
    cards.energy("Double", {TypeSet{Type::colorless}, TypeSet{Type::colorless}},
                 EnergyKind::special);
    cards.pokemon({.name = "Weak",
                   .weakness = Affinity{.types = {Type::fire}, .times = 2, .amount = 0},
                   .resistance = Affinity{.types = {Type::water}, .times = 0, .amount = 30}});
    Duel duel(cards, profile("sv"));
    const SlotId slot = duel.set_active(one, "Weak");
    duel.attach(slot, "Double", Role::energy);
    duel.attach(slot, "Bystander", Role::other);
    duel.attach(slot, "Fire Energy", Role::energy);
    const TableView table = seen(duel.match);
    const PokemonStatus& pokemon = active(table, one);
    CHECK(pokemon.energy[0].units == 2);
    CHECK(pokemon.energy[1].units == 0);
    CHECK(pokemon.energy[2].units == 1);
    CHECK(pokemon.energy[2].unit[0] == TypeSet{Type::fire});
    CHECK(pokemon.weakness[0].types == TypeSet{Type::fire});
    CHECK(pokemon.weakness[0].times == 2);
    CHECK(pokemon.weakness[1].types.empty());
    CHECK(pokemon.resistance[0].types == TypeSet{Type::water});
    CHECK(pokemon.resistance[0].amount == 30);
}

TEST_CASE("a table view tells the counters of Special Conditions", "[view]")
{
    NeutralCards cards;
    Duel duel(cards, profile("sv"));
    const SlotId slot = duel.match.state().now.player[1].active;
    duel.set_condition(slot, Condition::poisoned);
    duel.set_condition(slot, Condition::asleep);
    const TableView table = seen(duel.match);
    CHECK(active(table, two).poison_counters == 1);
    CHECK(active(table, two).burn_counters == 0);
    CHECK(active(table, two).sleep_coins == 1);
    CHECK(active(table, one).sleep_coins == 0);
}

TEST_CASE("a table view tells lasting effects, but no number of a card or of a script", "[view]")
{
    NeutralCards cards;
    const DefId striker =
        cards.pokemon({.name = "Striker", .attacks = {{.name = "Strike"}, {.name = "Hit"}}});
    cards.library.add_lasting(striker, "watched", {});
    Duel duel(cards, profile("sv"));
    const SlotId slot = duel.set_active(two, "Striker");
    duel.affect(slot, LastingKind::no_named_attack, one);
    duel.affect(slot, LastingKind::damage_taken, one, -20);
    duel.match.edit([&](Resolver& game) {
        REQUIRE(game.add_lasting({.def = striker,
                                  .kind = LastingKind::script,
                                  .subject = static_cast<std::uint8_t>(slot),
                                  .owner = one,
                                  .value = 77},
                                 Until::end_of_opponents_next_turn) == Status::done);
    });
    const TableView table = seen(duel.match);
    REQUIRE(table.lasting_count == 3);
    const LastingView& attack = table.lasting[0];
    CHECK(attack.kind == LastingKind::no_named_attack);
    CHECK(attack.attack == AttackRef{striker, 0});
    CHECK(attack.spot == spot_at(two, 0));
    CHECK(attack.owner == one);
    CHECK(attack.last_turn == duel.match.turn());
    CHECK_FALSE(attack.later);
    CHECK(table.lasting[1].value == -20);
    const LastingView& script = table.lasting[2];
    CHECK(script.name == cards.library.find_name("watched"));
    CHECK(script.value == 0);
    CHECK(script.later);
    CHECK(script.last_turn == duel.match.turn() + 1);
}

TEST_CASE("of face-down Pokémon a table view tells nothing to others", "[view]")
{
    NeutralCards cards;
    Duel duel(cards, profile("sv"));
    MatchState state = duel.match.state();
    state.now.face_down = true;
    duel.match.restore(state);
    CHECK(active(seen(duel.match, seen_by(one)), two).id == 0);
    CHECK(active(seen(duel.match, seen_by(one)), one).id != 0);
    CHECK(active(seen(duel.match, seen_by_all), two).id != 0);
}

}  // namespace ptcg::table_view_test
