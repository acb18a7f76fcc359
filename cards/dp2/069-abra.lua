local card = ...

card.attack["Play Search"] = {
  after = function(game, it) game:search { top = 5, min = 1, to = "hand" } end,
}

card.attack["Ultra Evolution"] = {
  after = function(game, it)
    local found = game:search { filter = { name = "Alakazam" }, shuffle = false }
    if found[1] then game:evolve { pokemon = it.attacker, card = found[1] } end
    game:shuffle()
  end,
}
