card.in_play = {
  energy_provided = {
    subject = "this_card",
    effect = function(_, it)
      if it.target:matches { stage = "stage-2" } then return end
      if it.value == 1 then return "colorless" end
      return {}
    end,
  },
}
