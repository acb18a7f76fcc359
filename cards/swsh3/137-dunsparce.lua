card.ability["Final Dig"] = {
  on_knock_out = {
    by = "opponent",
    only_if = function(_, it) return it.cause == "attack_damage" end,
    effect = function(game, it) game:discard_top(2, it.opponent) end,
  },
}
