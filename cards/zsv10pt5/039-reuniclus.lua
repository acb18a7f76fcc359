local evolution = ptcg.filter { stage = "evolution" }

card.attack["Cellular Ascension"] = function(game, it)
  for _, pokemon in ipairs(it.owner.bench) do
    local found = game:search { evolves_from = pokemon.name, shuffle = false }
    game:evolve(pokemon, found[1])
  end
  game:shuffle()
end

card.attack["Evo-Lariat"] = {
  more = function(_, it) return 40 * it.owner:count("pokemon", evolution) end,
}
