local card = ...

card.attack["Quake"] = {
  after = function(game, it)
    for _, player in ipairs { it.opponent, it.owner } do
      for _, pokemon in ipairs(player.pokemon) do game:damage { to = pokemon, amount = 30 } end
    end
  end,
}

card.attack["Crash"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 60 } end,
}

card.attack["Snipe"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, _, chosen) game:damage { to = chosen, amount = 30 } end,
}

card.attack["Prickle"] = {
  after = function(game, it) game:put_counters { on = it.defender, count = 2 } end,
}
