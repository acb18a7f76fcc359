local card = ...

card.attack["Luring Flame"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "switch_in" }
  end,
  after = function(game, it, target)
    if not target then return end
    game:switch { to = target }
    game:set_condition { on = it.opponent.active, condition = "burned" }
  end,
}

card.attack["Vapor Kick"] = {
  damage = function(game, it)
    local water = it.opponent:count_pokemon { filter = { type = "water" } }
    return it.attack.damage + (water > 0 and 30 or 0)
  end,
}
