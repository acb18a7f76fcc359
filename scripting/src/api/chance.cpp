// Verbs of chance: coins. Shuffles are in piles.cpp, random picks in search.cpp.

#include "api/rows.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;
using enum Act;

int flip(Call& call, Takes<only_player> args)
{
    bool heads = false;
    call.need(call.game.flip(args["player"].player(), heads));
    return push(call.L, heads);
}

constexpr Argument flips_arguments[] = {placed({"count", integer, true}), player_place};

int flips(Call& call, Takes<flips_arguments> args)
{
    const int count = args["count"].integer();
    for (int i = 0; i < count; ++i) call.spend();
    int heads = 0;
    call.need(call.game.flip_coins(args["player"].player(), count, heads));
    return push(call.L, heads);
}

int flips_until_tails(Call& call, Takes<only_player> args)
{
    int heads = 0;
    call.need(call.game.flip_until_tails(args["player"].player(), heads));
    return push(call.L, heads);
}

constexpr Member rows_of_chance[] = {
    verb<flip>(asks, "flip", "boolean", "flips a coin; returns true for heads",
               R"(if game:flip() then game:set_condition(it.defender, "paralyzed") end)"),
    verb<flips>(asks, "flips", "integer", "flips coins; returns the number of heads",
                R"(card.attack["Example"] = {
  damage = function(game, it) return 20 * game:flips(2) end,
})"),
    verb<flips_until_tails>(asks, "flips_until_tails", "integer",
                            "flips until tails; returns the number of heads",
                            R"(card.attack["Example"] = {
  damage = function(game, it) return 30 * game:flips_until_tails() end,
})"),
};

}  // namespace

std::span<const Member> chance_rows()
{
    return rows_of_chance;
}

}  // namespace ptcg::script::verbs
