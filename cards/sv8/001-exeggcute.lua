card.attack["Precocious Evolution"] = {
  first_turn = true,
  after = function(game, it)
    local found = game:search { "pokemon", evolves_from = it.attacker.name, shuffle = false }
    game:evolve(it.attacker, found[1])
    game:shuffle()
  end,
}
