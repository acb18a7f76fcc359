card.attack["Repulsion Bolt"] = { more = function(_, it) return it.defender.is_damaged and 100 end }

card.attack["Cyber Drive"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Cyber Drive" })
end
