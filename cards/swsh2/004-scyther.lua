local card = ...

card.attack["Swords Dance"] = {
  after = function(game, it)
    game:lasting { name = "swords dance", on = it.attacker, value = 70, ends = "own_next_turn" }
  end,
}

card.lasting["swords dance"] = {
  damage_dealt = function(game, it)
    if it.attack.name == "Blinding Scythe" then return it.amount + it.value end
  end,
}
