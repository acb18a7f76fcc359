local function lasting(kind, whom, value)
  return {
    after = function(game, it)
      game:lasting(it[whom], { [kind] = value }, "opponents_next_turn")
    end,
  }
end

card.attack["Growl"] = lasting("damage_dealt", "defender", -20)
card.attack["Brace"] = lasting("damage_taken", "attacker", -30)
card.attack["Hide"] = lasting("no_effects", "attacker", 0)
card.attack["Shelter"] = lasting("no_damage", "attacker", 0)
