local pancham_damaged = ptcg.filter { "damaged", name = "Pancham" }

card.attack["Master's Punch"] = {
  more = function(_, it) return it.owner:count("bench", pancham_damaged) > 0 and 120 end,
}
