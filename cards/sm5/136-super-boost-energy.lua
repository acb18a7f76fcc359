local stage_2 = ptcg.filter { stage = "stage-2" }

-- The facts have one unit for each of the four that it may provide.
card.in_play = {
  energy_provided = {
    subject = "this_card",
    effect = function(game, it)
      local boosted = it.target:matches(stage_2)
      local units = boosted and it.owner:count("pokemon", stage_2) >= 3 and 4 or 1
      if it.value > units then return {} end
      return boosted and "any" or "colorless"
    end,
  },
}
