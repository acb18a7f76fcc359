card.attack["Focus Energy"] = function(game, it)
  game:lasting(it.attacker, { base_damage = 240 }, "own_next_turn", { attack = "Hyper Fang" })
end

card.attack["Hyper Fang"] = { fails_unless = function(game) return game:flip() end }
