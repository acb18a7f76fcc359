local ancient = ptcg.filter { class = "ancient" }

card.attack["Primordial Beatdown"] = {
  times = function(_, it) return it.owner:count("pokemon", ancient) end,
}

card.attack["Shred"] = { ignores = "effects" }
