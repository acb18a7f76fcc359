local nidoking = ptcg.filter { name_includes = "Nidoking" }

card.attack["Love Impact"] = {
  more = function(_, it) return it.owner:count("bench", nidoking) > 0 and 120 end,
}
