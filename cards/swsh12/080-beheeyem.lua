local card = ...

card.attack["Psychic Arrow"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, it, target)
    game:damage { to = target, amount = 60, on_bench = true }
  end,
}
