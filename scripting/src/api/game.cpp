// `game`: what scripts can read about the match.

#include "api/rows.hpp"

namespace ptcg::script::fields {

namespace {

int game_turn(Call& call)
{
    return push(call.L, static_cast<int>(call.game.table().turn));
}

int game_turn_player(Call& call)
{
    return push(call, call.game.table().turn_player);
}

int game_stadium(Call& call)
{
    return push(call, call.game.table().stadium);
}

constexpr Member rows_of_game[] = {
    on_game.field("turn", "integer", "1 for the first turn; 0 during setup",
                  R"(if game.turn <= 2 then game:draw() end)", game_turn),
    on_game.field("turn_player", "Player", "whose turn it is",
                  R"(game:discard_top(1, game.turn_player.opponent))", game_turn_player),
    on_game.field("stadium", "Card|nil", "the Stadium in play",
                  R"(if game.stadium then game:discard(game.stadium) end)", game_stadium),
};

}  // namespace

std::span<const Member> game_rows()
{
    return rows_of_game;
}

}  // namespace ptcg::script::fields
