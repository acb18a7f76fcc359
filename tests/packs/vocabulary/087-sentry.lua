local card = ...

card.ability["Twice"] = {
  attacks_per_turn = { value = 1 },
}

card.attack["Brace"] = {
  after = function(game, it)
    game:lasting { kind = "no_damage", on = it.attacker, ends = "opponents_next_turn" }
    game:lasting { name = "Thick Skin", on = it.attacker, ends = "opponents_next_turn" }
  end,
}

card.attack["Reckless"] = {
  after = function(game, it)
    game:damage { to = it.attacker, amount = 30 }
    game:lasting { kind = "damage_dealt", on = it.attacker, value = 50, ends = "own_next_turn" }
  end,
}

card.lasting["Thick Skin"] = {
  hp = function(game, it) return it.amount + 40 end,
}
