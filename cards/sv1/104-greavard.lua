local psychic_pokemon = ptcg.filter { "pokemon", type = "psychic" }

card.attack["Graveyard Gamboling"] = {
  times = function(_, it) return it.owner:count("discard", psychic_pokemon) end,
}
