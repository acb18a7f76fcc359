local basic = ptcg.filter { stage = "basic" }

card.ability["Skyliner"] = {
  retreat_cost = { subject = "own", target = basic, effect = function() return 0 end },
}

card.attack["Eon Blade"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
