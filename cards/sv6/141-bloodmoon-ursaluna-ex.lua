card.ability["Seasoned Skill"] = {
  attack_cost = function(_, it)
    if it.attack.name == "Blood Moon" then return it.amount - it.opponent.prizes_taken end
  end,
}

card.attack["Blood Moon"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
