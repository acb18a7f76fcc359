local card = ...

card.attack["Thundersquall"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, it, target)
    if target then
      game:damage { to = target, amount = 10 * it.attacker:energy("water") }
    end
  end,
}
