local card = ...

card.attack["Prick"] = {
  choose = function(game, it)
    local targets = game:choose_pokemon { from = it.opponent, max = 2, purpose = "damage" }
    return targets[1], targets[2]
  end,
  after = function(game, it, first, second)
    game:put_counters { on = first, count = 2 }
    if second then game:put_counters { on = second, count = 2 } end
  end,
}

card.attack["Scatter"] = {
  after = function(game, it) game:distribute_counters { count = 3, among = it.opponent.bench } end,
}

card.attack["Pass On"] = {
  after = function(game, it)
    game:move_counters { from = it.attacker, to = it.defender, count = "all" }
  end,
}

card.attack["Salve"] = {
  after = function(game, it) game:heal { on = it.owner.pokemon, counters = 2 } end,
}
