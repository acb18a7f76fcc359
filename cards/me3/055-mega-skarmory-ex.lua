card.attack["Sonic Ripper"] = {
  target = "opponent_pokemon",
  after = function(game, it, target)
    game:move(it.attacker.energy_cards, "deck")
    game:damage(target, 220)
  end,
}
