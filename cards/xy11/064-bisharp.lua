local card = ...

card.attack["Retaliate"] = {
  damage = function(game, it)
    local avenges = game:happened {
      what = "knocked_out",
      when = "opponents_last_turn",
      harm = "attack_damage",
    }
    return it.attack.damage + (avenges and 60 or 0)
  end,
}

card.attack["Mach Claw"] = {
  ignores = "resistance",
}
