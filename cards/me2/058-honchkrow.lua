card.attack["Sniping Feathers"] = {
  target = "opponent_pokemon",
  after = function(game, it, target)
    game:discard_energy(it.attacker, 2)
    game:damage(target, 120)
  end,
}
