local card = ...

card.attack["Afflict"] = {
  after = function(game, it)
    for _, condition in ipairs { "poisoned", "burned", "paralyzed" } do
      game:set_condition { on = it.defender, condition = condition }
    end
  end,
}

card.attack["Cramp"] = {
  after = function(game, it)
    game:set_condition { on = it.attacker, condition = "paralyzed" }
  end,
}

card.attack["Long Shadow"] = {
  choose = function(game, it) return game:choose_pokemon { from = it.opponent } end,
  after = function(game, _, chosen)
    game:set_condition { on = chosen, condition = "asleep" }
  end,
}

card.attack["Sting"] = {
  after = function(game, it)
    game:set_condition { on = it.defender, condition = "poisoned" }
  end,
}
