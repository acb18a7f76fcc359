card.attack["Retaliate"] = {
  more = function(game)
    return game:happened("knocked_out", { when = "opponents_last_turn", cause = "attack_damage" })
      and 80
  end,
}
