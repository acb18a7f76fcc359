local ethans = ptcg.filter { name_includes = "Ethan's" }

card.attack["Rallying Horn"] = {
  more = function(game)
    return game:happened("knocked_out", {
      ethans,
      when = "opponents_last_turn",
      cause = "attack_damage",
    })
      and 100
  end,
}
