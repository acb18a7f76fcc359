local rapid_strike = ptcg.filter { class = "rapid-strike" }

card.ability["Rapid Strike Search"] = {
  once_per_turn_by_name = {
    needs = { "deck" },
    effect = function(game) game:search { rapid_strike, to = "hand" } end,
  },
}
