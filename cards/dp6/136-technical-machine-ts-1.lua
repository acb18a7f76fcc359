card.in_play = { lends_attacks = function(game, it) return it.card.attacks end }

card.attack["Evoluter"] = function(game, it)
  local function evolves(pokemon, into)
    return into:matches { "pokemon", evolves_from = pokemon.name }
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
  local into = game:may_choose(fitting)
  if into then
    local from = {}
    for _, pokemon in ipairs(it.owner.pokemon) do
      if evolves(pokemon, into) then from[#from + 1] = pokemon end
    end
    game:evolve(game:choose(from), into)
  end
  game:shuffle()
end
