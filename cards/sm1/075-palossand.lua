card.ability["Wall of Sand"] = { damage_taken = -20 }

card.attack["Absorb Vitality"] = function(game, it)
  game:heal(it.attacker, 10 * (it.damage_done // 10))
end
