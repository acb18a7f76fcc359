local card = ...

card.passive = {
  activated = {
    uses = "once_per_turn",
    condition = function(game, it) return it.owner.hand_count <= 3 end,
    effect = function(game) game:draw { count = 1 } end,
  },
}
