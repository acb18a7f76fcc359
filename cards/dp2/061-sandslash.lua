card.attack["Spike Armor"] = function(game, it)
  game:lasting(it.attacker, "spikes", "opponents_next_turn")
end

card.lasting["spikes"] = {
  on_damage = {
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, 4) end,
  },
}

card.attack["Poison Spike"] = {
  before = function(game, it) return it.defender.is_damaged end,
  after = function(game, it, was_damaged)
    if was_damaged then game:set_condition(it.defender, "poisoned") end
  end,
}
