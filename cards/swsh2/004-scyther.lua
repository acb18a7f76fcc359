card.attack["Swords Dance"] = function(game, it)
  game:lasting(it.attacker, { damage_dealt = 70 }, "own_next_turn", { attack = "Blinding Scythe" })
end
