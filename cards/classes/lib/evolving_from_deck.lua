-- Evolves one of these Pokémon with a card from the deck, of those that fit; does not shuffle the
-- deck. Returns that Pokémon, or nil if none evolved.
return function(game, pokemon, fits)
  local function evolves(card)
    for _, one in ipairs(pokemon) do
      if card.evolves_from == one.name then return true end
    end
    return false
  end

  local found = game:search({ fits or "pokemon", evolves, shuffle = false })[1]
  local target = found and game:choose(pokemon, { name = found.evolves_from })
  if game:evolve(target, found) then return target end
end
