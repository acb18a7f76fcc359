local card = ...

card.passive = {
  lends_attacks = function(game, it) return it.card.attacks end,
}

card.attack["Evoluter"] = {
  after = function(game, it)
    local function evolves(pokemon, into)
      return into:matches { kind = "pokemon", evolves_from = pokemon.name }
    end

    local fitting = {}
    for _, found in ipairs(game:look { zone = "deck", of = it.owner }) do
      for _, pokemon in ipairs(it.owner.pokemon) do
        if evolves(pokemon, found) then
          fitting[#fitting + 1] = found
          break
        end
      end
    end
    local into = game:choose_card { from = fitting, min = 0, purpose = "evolve" }
    if into then
      local from = {}
      for _, pokemon in ipairs(it.owner.pokemon) do
        if evolves(pokemon, into) then from[#from + 1] = pokemon end
      end
      game:evolve {
        pokemon = game:choose_pokemon { from = from, purpose = "evolve" },
        card = into,
      }
    end
    game:shuffle()
  end,
}
