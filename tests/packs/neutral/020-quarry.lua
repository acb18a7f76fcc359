card.in_play = {
  once_per_turn = {
    only_if = function(game, it) return it.owner.hand_count <= 3 end,
    effect = function(game) game:draw(1) end,
  },
}
