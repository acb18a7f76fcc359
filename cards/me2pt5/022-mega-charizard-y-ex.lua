card.attack["Explosion Y"] = {
  target = "opponent_pokemon",
  after = function(game, it, target)
    game:discard_energy(it.attacker, 3)
    game:damage(target, 280)
  end,
}
