card.attack["Splattering Poison"] = function(game, it)
  game:set_condition({ it.attacker, it.defender }, "poisoned")
end

card.attack["Venoshock"] = {
  more = function(_, it) return it.defender:has_condition("poisoned") and 120 end,
}
