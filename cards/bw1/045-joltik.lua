card.attack["Leech Life"] = function(game, it)
  game:heal(it.attacker, 10 * (it.damage_done // 10))
end
