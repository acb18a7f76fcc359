local card = ...

card.attack["Jet Punch"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, it, target)
    if target then game:damage { to = target, amount = 30 } end
  end,
}

card.attack["Knuckle Impact"] = {
  after = function(game, it)
    game:lasting { kind = "no_attack", on = it.attacker, ends = "own_next_turn" }
  end,
}

card.attack["Absorption-GX"] = {
  damage = function(game, it) return it.attack.damage * it.owner.prizes_left end,
}
