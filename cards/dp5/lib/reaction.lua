--- A Fossil that evolves from the deck when an Energy card that fits is attached to it from the
--- hand.
return function(energy)
  return {
    on_attach = {
      filter = energy,
      effect = function(game, it)
        local found = game:search { "pokemon", evolves_from = it.self.name, shuffle = false }
        if found[1] then game:evolve(it.self, found[1]) end
        game:shuffle()
      end,
    },
  }
end
