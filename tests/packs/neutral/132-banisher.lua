local card = ...

card.attack["Banish"] = {
  after = function(game, it) game:return_to { pokemon = it.defender, to = "deck" } end,
}

card.attack["Banish All"] = {
  after = function(game, it)
    for _, pokemon in ipairs(it.opponent.bench) do game:knock_out { pokemon = pokemon } end
    game:return_to { pokemon = it.defender, to = "hand" }
  end,
}

card.attack["Vanish"] = {
  after = function(game, it) game:return_to { pokemon = it.attacker, to = "hand" } end,
}
