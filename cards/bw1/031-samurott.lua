local card = ...

card.attack["Pike"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, it, target)
    if target then game:damage { to = target, amount = 30 } end
  end,
}
