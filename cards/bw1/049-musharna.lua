card.attack["Hypnotic Ray"] = function(game, it) game:set_condition(it.defender, "asleep") end

card.attack["Dream Eater"] = {
  fails_unless = function(game, it) return it.defender:has_condition("asleep") end,
}
