card.attack["Phantasmal Barrage"] = {
  target = "opponent_pokemon",
  after = function(game, it, target)
    game:discard_energy_cards(it.attacker, "all")
    game:put_counters(target, 12)
  end,
}
