local psychic_pokemon = ptcg.filter { "pokemon", type = "psychic" }

card.attack["Last Respects"] = {
  more = function(_, it)
    local count = it.owner:count("discard", psychic_pokemon)
    return 10 * count
  end,
}
