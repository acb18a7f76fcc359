card.attack["Retaliate"] = {
  more = function(game)
    local avenges = game:happened("knocked_out", {
      when = "opponents_last_turn",
      cause = "attack_damage",
    })
    return avenges and 60
  end,
}

card.attack["Mach Claw"] = { ignores = "resistance" }
