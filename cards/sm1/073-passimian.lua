local card = ...

local benched_passimian = ptcg.filter { name = "Passimian", benched = true }

card.attack["Fling"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, it, target)
    if target then game:damage { to = target, amount = 30 } end
  end,
}

card.attack["Team Play"] = {
  damage = function(game, it)
    return it.attack.damage + 30 * it.owner:count_pokemon { filter = benched_passimian }
  end,
}
