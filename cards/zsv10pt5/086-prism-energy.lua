card.in_play = {
  energy_provided = {
    subject = "this_card",
    effect = function(_, it)
      if not it.target:matches { stage = "basic" } then return "colorless" end
    end,
  },
}
