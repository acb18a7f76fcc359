local benched_lightning = ptcg.filter { "benched", type = "lightning" }

card.ability["Electricity Pouches"] = {
  may_have_condition = function(_, it) return it.condition ~= "paralyzed" end,
}

card.attack["Everyone Discharge"] = {
  ignores = "weakness",
  more = function(_, it) return 20 * it.owner:count("pokemon", benched_lightning) end,
}
