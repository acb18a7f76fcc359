local stage_2_darkness = ptcg.filter { stage = "stage-2", type = "darkness" }

card.attack["Cocky Claw"] = {
  more = function(_, it) return it.owner:count("bench", stage_2_darkness) > 0 and 70 end,
}
