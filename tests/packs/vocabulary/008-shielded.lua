local card = ...

card.attack["Wall Off"] = {
  after = function(game, it)
    game:lasting { kind = "no_damage", on = it.attacker, ends = "opponents_next_turn" }
    game:lasting { kind = "no_effects", on = it.attacker, ends = "opponents_next_turn" }
  end,
}

card.attack["Harden"] = {
  after = function(game, it)
    game:lasting { kind = "damage_taken", on = it.attacker, value = -30, ends = "opponents_next_turn" }
  end,
}

card.attack["Strike Back"] = {
  after = function(game, it)
    game:lasting { name = "thorns", on = it.attacker, ends = "opponents_next_turn" }
  end,
}

card.lasting["thorns"] = {
  on_damage = function(game, it) game:put_counters { on = it.attacker, count = 3 } end,
}
