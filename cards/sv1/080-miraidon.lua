local card = ...

card.attack["Lightning Laser"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, _, target)
    if target then game:damage { to = target, amount = 30 } end
  end,
}
