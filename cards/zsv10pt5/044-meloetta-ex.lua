card.ability["Debut Performance"] = { ignores_first_turn_attack = true }

card.attack["Echoed Voice"] = function(game, it)
  game:lasting(it.attacker, { damage_dealt = 80 }, "own_next_turn", { attack = "Echoed Voice" })
end
