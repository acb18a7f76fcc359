local stage_2_benched = ptcg.filter { "benched", stage = "stage-2" }

card.ability["Sticky Bind"] = {
  ability_works = { where = "bench", subject = "any", target = stage_2_benched, value = false },
}
