local card = ...

card.attack["If Hurt"] = {
  damage = function(game, it)
    if it.defender.is_damaged then return it.attack.damage + 30 end
  end,
}

card.attack["Weary"] = {
  damage = function(game, it) return it.attack.damage - 10 * it.attacker.counters end,
}

card.attack["Recoil"] = {
  after = function(game, it)
    game:damage { to = it.attacker, amount = 20 }
    game:damage { to = it.owner.bench, amount = 10 }
  end,
}

card.attack["Snipe"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, it, target) game:damage { to = target, amount = 30 } end,
}
