// Verbs that act on Pokémon in play: damage, counters, Special Conditions, switching.

#include <algorithm>
#include <array>

#include "api/rows.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;
using enum Act;

constexpr int points_per_counter = 10;

constexpr Argument damage_arguments[] = {
    placed({"to", pokemon_list, true, "", nullptr, "one Pokémon, or every Pokémon in a list"}),
    placed({"amount", integer, true}),
    {"weakness", boolean, false, "true", nullptr,
     "false: Weakness is not applied; on the Bench, it is applied only with `on_bench`"},
    {"resistance", boolean, false, "true", nullptr,
     "false: Resistance is not applied; on the Bench, it is applied only with `on_bench`"},
    {"effects", boolean, false, "true", nullptr, "false: other effects on `to` do not apply"},
    {"on_bench", boolean, false, "false", nullptr,
     "true: Weakness and Resistance are also applied to a Benched Pokémon"}};

int damage(Call& call, Takes<damage_arguments> args)
{
    DamageRequest request;
    request.attacker = call.attacker();
    request.amount = std::max(0, args["amount"].integer());
    request.weakness = args["weakness"].boolean(true);
    request.resistance = args["resistance"].boolean(true);
    request.effects = args["effects"].boolean(true);
    request.on_bench = args["on_bench"].boolean(false);
    int total = 0;
    for (SlotId target : args["to"].slots()) {
        request.target = target;
        int done = 0;
        call.need(call.game.deal_damage(request, done));
        total += done;
    }
    return push(call.L, total);
}

constexpr Argument put_counters_arguments[] = {on_each_place, placed({"count", integer, true})};

int put_counters(Call& call, Takes<put_counters_arguments> args)
{
    const int counters = std::clamp(args["count"].integer(), 0, 999);
    int total = 0;
    for (SlotId slot : args["on"].slots()) {
        int put = 0;
        call.need(call.game.put_counters(slot, counters * points_per_counter, &put));
        total += put / points_per_counter;
    }
    return push(call.L, total);
}

constexpr Argument move_counters_arguments[] = {placed({"from", pokemon, true}),
                                                placed({"to", pokemon, true}),
                                                placed({"count", integer_or_all, false, "1"})};

int move_counters(Call& call, Takes<move_counters_arguments> args)
{
    const SlotId source = args["from"].slot();
    const int points = args["count"].is_text()
                           ? call.game.slot(source).damage
                           : std::clamp(args["count"].integer(1), 0, 999) * points_per_counter;
    int moved = 0;
    call.need(call.game.move_counters(source, args["to"].slot(), points, moved));
    return push(call.L, moved / points_per_counter);
}

constexpr Argument distribute_arguments[] = {
    placed({"count", integer, true}),
    placed({"among", pokemon_source, true, "", nullptr, "the Pokémon that may get them"}),
    who_chooses};

// Asks for one counter at a time; a Pokémon may be picked as often as there are counters.
int distribute_counters(Call& call, Takes<distribute_arguments> args)
{
    const SlotList pokemon = args["among"].slots();
    if (pokemon.count == 0) return push(call.L, 0);
    const int counters = std::clamp(args["count"].integer(), 0, 200);
    std::array<int, slots_per_match> points{};
    for (int i = 0; i < counters; ++i) {
        call.spend();
        SlotList chosen;
        call.need(call.game.choose_pokemon(args["player"].player(), Purpose::damage, pokemon, 1, 1,
                                           chosen));
        points[at(chosen.slot[0])] += points_per_counter;
    }
    int total = 0;
    for (SlotId slot : pokemon) {
        int put = 0;
        call.need(call.game.put_counters(slot, points[at(slot)], &put));
        total += put / points_per_counter;
    }
    return push(call.L, total);
}

constexpr Argument rearrange_counters_arguments[] = {
    placed({"among", pokemon_source, true, "", nullptr, "the Pokémon"}), who_chooses};

int rearrange_counters(Call& call, Takes<rearrange_counters_arguments> args)
{
    call.need(call.game.rearrange_counters(args["player"].player(), args["among"].slots()));
    return 0;
}

constexpr Argument heal_arguments[] = {
    on_each_place,
    placed({"points", integer_or_all, true, "", nullptr, "10 for each damage counter"})};

int heal(Call& call, Takes<heal_arguments> args)
{
    const bool all = args["points"].is_text();
    const int wanted = all ? 0 : std::clamp(args["points"].integer(), 0, 9990);
    if (wanted % points_per_counter != 0) {
        call.fail("`points` must be a multiple of 10, got %d", wanted);
    }
    int total = 0;
    for (SlotId slot : args["on"].slots()) {
        const int points = all ? call.game.slot(slot).damage : wanted;
        int healed = 0;
        call.need(call.game.heal(slot, points, healed));
        total += healed / points_per_counter;
    }
    return push(call.L, total);
}

constexpr Argument set_condition_arguments[] = {
    on_each_place,
    placed({"condition", condition, true}),
    {"counters", integer, false, "as the rules say", nullptr,
     "for Poisoned and Burned: damage counters between turns"},
    {"coins", integer, false, "1", nullptr, "for Asleep: coins that must all be heads to wake up"}};

int set_condition(Call& call, Takes<set_condition_arguments> args)
{
    const Condition wanted = args["condition"].condition();
    const bool hurts = wanted == Condition::poisoned || wanted == Condition::burned;
    if (args["counters"].given() && !hurts) call.fail("only Poisoned and Burned have `counters`");
    if (args["coins"].given() && wanted != Condition::asleep) call.fail("only Asleep has `coins`");
    const int strength =
        args["counters"].given() ? args["counters"].integer() : args["coins"].integer(0);
    bool set = false;
    for (SlotId slot : args["on"].slots())
        call.need(call.game.set_condition(slot, wanted, strength, &set));
    return push(call.L, set);
}

constexpr Argument remove_conditions_arguments[] = {on_each_place,
                                                    placed({"condition", condition, false, "all"})};

int remove_conditions(Call& call, Takes<remove_conditions_arguments> args)
{
    bool removed = false;
    for (SlotId slot : args["on"].slots()) {
        call.need(args["condition"].given()
                      ? call.game.remove_condition(slot, args["condition"].condition(), &removed)
                      : call.game.remove_conditions(slot, &removed));
    }
    return push(call.L, removed);
}

constexpr Argument switch_arguments[] = {
    placed({"whom", pokemon_or_player, false, "player", nullptr,
            "the Benched Pokémon that becomes Active, or the player whose Active Pokémon is "
            "switched"}),
    who_chooses};

int switch_active(Call& call, Takes<switch_arguments> args)
{
    SlotId benched = args["whom"].is_pokemon() ? args["whom"].slot() : no_slot;
    if (benched == no_slot) {
        const PlayerId chooser = args["player"].player();
        const PlayerTable& who =
            call.game.player(args["whom"].given() ? args["whom"].player() : chooser);
        SlotList bench, chosen;
        for (std::size_t i = 0; i < who.bench_count; ++i) bench.add(who.bench[i]);
        call.need(call.game.choose_pokemon(chooser, Purpose::switch_in, bench, 1, 1, chosen));
        if (chosen.count == 0) return push(call, no_slot);
        benched = chosen.slot[0];
    }
    if (call.game.is_active(benched)) call.fail("`whom` must be a Benched Pokémon, or a player");
    call.need(call.game.switch_active(benched));
    return push(call, call.game.is_active(benched) ? benched : no_slot);
}

int knock_out(Call& call, Takes<only_pokemon> args)
{
    bool marked = false;
    call.need(call.game.knock_out(args["pokemon"].slot(), &marked));
    return push(call.L, marked);
}

constexpr Member rows_of_in_play[] = {
    verb<damage>(asks, "damage", "integer",
                 "does damage as part of this attack; returns the points done",
                 R"(game:damage(it.opponent.bench, 10))"),
    verb<put_counters>(
        asks, "put_counters", "integer",
        "puts damage counters on Pokémon, which is not damage; returns how many it put",
        R"(game:put_counters(it.defender, 2))"),
    verb<move_counters>(asks, "move_counters", "integer",
                        "moves damage counters from one Pokémon to another, which is not healing; "
                        "returns how many it moved",
                        R"(local target = game:choose("opponent_bench", { purpose = "damage" })
if target then game:move_counters(it.attacker, target, 2) end)"),
    verb<distribute_counters>(
        asks, "distribute_counters", "integer",
        "puts damage counters on Pokémon in any way the player likes; returns how many it put",
        R"(game:distribute_counters(5, it.opponent.bench))"),
    verb<rearrange_counters>(asks, "rearrange_counters", "nil",
                             "moves any number of damage counters to other Pokémon, in any way the "
                             "player likes, which is not healing",
                             R"(game:rearrange_counters(it.opponent))"),
    verb<heal>(asks, "heal", "integer", "removes damage; returns how many damage counters",
               R"(game:heal(it.attacker, 20))", "for points that are not a multiple of 10"),
    verb<set_condition>(asks, "set_condition", "boolean",
                        "makes the Pokémon Asleep, Burned ...; returns whether nothing prevented "
                        "it. For several Pokémon, returns whether at least one is affected",
                        R"(game:set_condition(it.defender, "asleep"))"),
    verb<remove_conditions>(asks, "remove_conditions", "boolean",
                            "removes Special Conditions; returns whether there was one to remove",
                            R"(game:remove_conditions(it.attacker))"),
    verb<switch_active>(asks, "switch", "Pokemon|nil",
                        "switches a Benched Pokémon with its owner's Active Pokémon. If no Pokémon "
                        "is given, the player chooses; an empty Bench is not an error. Returns the "
                        "Pokémon that is now Active, or nil",
                        R"(game:switch(it.opponent)      -- the owner of this text chooses
game:switch { player = it.opponent }  -- the opponent does
game:switch())",
                        "for a Pokémon that is Active"),
    verb<knock_out>(asks, "knock_out", "boolean",
                    "Knocks the Pokémon Out by an effect; returns whether nothing prevented it. A "
                    "replacement of the Knock Out comes later, when this text has been carried out",
                    R"(if game:flips(2) == 2 then game:knock_out(it.defender) end)"),
};

}  // namespace

std::span<const Member> in_play_rows()
{
    return rows_of_in_play;
}

}  // namespace ptcg::script::verbs
