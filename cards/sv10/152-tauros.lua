local evolution = ptcg.filter { stage = "evolution" }

card.attack["Clean Hit"] = {
  more = function(_, it) return it.defender:matches(evolution) and 50 end,
}
