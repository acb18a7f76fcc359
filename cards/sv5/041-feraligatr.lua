card.ability["Torrential Heart"] = {
  once_per_turn = function(game, it)
    if game:put_counters(it.self, 5) > 0 then game:lasting(it.self, "torrential", "turn") end
  end,
}

card.lasting["torrential"] = {
  damage_dealt = function(_, it)
    if it.target == it.opponent.active then return it.amount + 120 end
  end,
}

card.attack["Giant Wave"] = function(game, it)
  game:lasting(it.attacker, "no_named_attack", "own_next_turn", { attack = "Giant Wave" })
end
