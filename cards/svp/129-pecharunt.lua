card.ability["Toxic Subjugation"] = {
  poison_counters = { where = "active", subject = "opponent", value = 5 },
}

card.attack["Poison Chain"] = function(game, it)
  game:set_condition(it.defender, "poisoned")
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
