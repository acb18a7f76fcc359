card.ability["Hustle Play"] = {
  attack_cost = function(_, it) return it.amount - it.opponent.bench_count end,
}

card.attack["Blaze Blast"] = function(game, it) game:set_condition(it.defender, "burned") end
