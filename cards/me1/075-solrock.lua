local lunatone = ptcg.filter { name = "Lunatone" }

card.attack["Cosmic Beam"] = {
  ignores = { "weakness", "resistance" },
  fails_unless = function(_, it) return it.owner:count("bench", lunatone) > 0 end,
}
