card.attack["Facade"] = {
  more = function(_, it)
    return ((it.attacker:has_condition("burned") or it.attacker:has_condition("poisoned"))) and 100
  end,
}

card.attack["Feathery Strike"] = {
  target = "opponent_bench",
  after = function(game, it, target)
    game:discard_energy(it.attacker, 2)
    game:damage(target, 50)
  end,
}
