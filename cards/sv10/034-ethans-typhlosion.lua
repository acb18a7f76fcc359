local ethans_adventure = ptcg.filter { name = "Ethan's Adventure" }

card.attack["Buddy Blast"] = {
  more = function(_, it) return 60 * it.owner:count("discard", ethans_adventure) end,
}
