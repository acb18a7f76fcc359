local card = ...

card.attack["Gemini Laser"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, _, target)
    if target then game:damage { to = target, amount = 20 } end
  end,
}

card.attack["Zen Blade"] = {
  after = function(game, it)
    game:lasting {
      kind = "no_named_attack",
      on = it.attacker,
      attack = it.attack.name,
      ends = "own_next_turn",
    }
  end,
}
