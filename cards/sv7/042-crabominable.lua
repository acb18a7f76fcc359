local kofu = ptcg.filter { name = "Kofu" }

card.ability["Food Prep"] = {
  attack_cost = function(_, it) return it.amount - it.owner:count("discard", kofu) end,
}

card.attack["Haymaker"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Haymaker" })
end
