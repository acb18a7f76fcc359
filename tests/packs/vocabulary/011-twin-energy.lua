card.in_play = {
  energy_provided = {
    subject = "this_card",
    effect = function(game, it)
      if it.target.is_evolved then return end
      if it.value == 1 then return "colorless" end
      return {}
    end,
  },
}
