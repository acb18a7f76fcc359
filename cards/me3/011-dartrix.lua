card.attack["Feather Shot"] = {
  target = "opponent_pokemon",
  after = function(game, it, target)
    game:discard_energy_cards(it.attacker, "all")
    game:damage(target, 90)
  end,
}
