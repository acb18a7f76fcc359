local card = ...

card.ability["Shine"] = {
  activated = {
    uses = "once_per_turn",
    effect = function(game) game:draw { count = 1 } end,
  },
}
