local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.attack["Tenacious Tail"] = {
  times = function(_, it) return it.opponent:count("pokemon", pokemon_ex) end,
}

card.attack["Destructive Drill"] = { ignores = "effects" }
