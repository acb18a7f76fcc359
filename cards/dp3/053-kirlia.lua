local card = ...

local supporter = ptcg.filter { kind = "supporter" }

card.attack["Psychic Research"] = {
  after = function(game, it)
    local found = game:choose_card { zone = "discard", filter = supporter }
    if found then game:perform_trainer { card = found } end
  end,
}

card.attack["Telekinesis"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, it, target)
    game:damage { to = target, amount = 40, weakness = false, resistance = false }
  end,
}
