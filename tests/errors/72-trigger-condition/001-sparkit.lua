card.ability["Spark"] = {
  on_bench = {
    only_if = function(game, it) return it.attacker.owner.hand_count < 3 end,
    effect = function(game, it) game:draw(1) end,
  },
}
