local card = ...

card.attack["Spike Armor"] = {
  after = function(game, it)
    game:lasting { name = "spikes", on = it.attacker, ends = "opponents_next_turn" }
  end,
}

card.lasting["spikes"] = {
  on_damage = {
    by = "opponent",
    effect = function(game, it) game:put_counters { on = it.attacker, count = 4 } end,
  },
}

card.attack["Poison Spike"] = {
  before = function(game, it) return it.defender.is_damaged end,
  after = function(game, it, was_damaged)
    if was_damaged then game:set_condition { on = it.defender, condition = "poisoned" } end
  end,
}
