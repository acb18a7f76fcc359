local basic = ptcg.filter { stage = "basic" }

card.attack["Coordinated Throwing"] = {
  times = function(_, it) return it.owner:count("pokemon", basic) end,
}
