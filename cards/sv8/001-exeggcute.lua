card.attack["Precocious Evolution"] = {
  first_turn = true,
  after = function(game, it)
    local found = game:search { "pokemon", evolves_from = it.attacker.name, shuffle = false }
    if #found > 0 then game:evolve(it.attacker, found[1]) end
    game:shuffle()
  end,
}
