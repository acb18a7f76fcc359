local card = ...

card.ability["Spark"] = {
  on_bench = {
    condition = function(game, it) return it.attacker.owner.hand_count < 3 end,
    effect = function(game, it) game:draw { count = 1 } end,
  },
}
