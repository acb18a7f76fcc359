card.attack["Tantrum"] = function(game, it) game:set_condition(it.attacker, "confused") end

card.attack["Gutsy Swing"] = {
  cost = function(game, it) if it.attacker.has_any_condition then return {} end end,
}
