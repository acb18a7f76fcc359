local card = ...

card.ability["Wall of Sand"] = {
  damage_taken = { value = -20 },
}

card.attack["Absorb Vitality"] = {
  after = function(game, it)
    game:heal { on = it.attacker, counters = it.damage_done // 10 }
  end,
}
