-- Takes a card that evolves one of these Pokémon from the deck and evolves the Pokémon. The deck is
-- not shuffled. `fits`, if given, decides whether a card may be taken. Returns that Pokémon, or
-- nil.
return function(game, pokemon, fits)
  local function evolves(card, one) return card.evolves_from == one.name end

  local found = game:search {
    function(card)
      if fits ~= nil and not fits(card) then return false end
      for _, one in ipairs(pokemon) do
        if evolves(card, one) then return true end
      end
      return false
    end,
    shuffle = false,
  }[1]
  if not found then return nil end
  local target = game:choose(pokemon, { function(one) return evolves(found, one) end })
  game:evolve(target, found)
  return target
end
