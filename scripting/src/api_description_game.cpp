// `game`: what can be read of the match.

#include "api_description.hpp"

namespace ptcg::script {

namespace {

constexpr auto H = HandleKind::game;

constexpr Member members[] = {
    field(H, "turn", "integer", "1 for the first turn; 0 during setup",
          R"(if game.turn <= 2 then game:draw { count = 1 } end)", fields::game_turn),
    field(H, "turn_player", "Player", "whose turn it is",
          R"(game:discard_top { count = 1, player = game.turn_player.opponent })",
          fields::game_turn_player),
    field(H, "has_stadium", "boolean", "a Stadium is in play",
          R"(if game.has_stadium then game:damage { to = it.defender, amount = 10 } end)",
          fields::game_has_stadium),
};

}  // namespace

std::span<const Member> game_members()
{
    return members;
}

}  // namespace ptcg::script
