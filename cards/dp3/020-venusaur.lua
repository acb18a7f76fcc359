card.ability["Miracle Aroma"] = {
  once_per_turn = {
    needs = { "no_condition" },
    effect = function(game, it)
      if not game:flip() then return end
      local condition = game:choose_condition { "asleep", "burned", "poisoned" }
      game:set_condition(it.opponent.active, condition)
    end,
  },
}

card.attack["Giant Bloom"] = function(game, it)
  if game:flip() then game:heal(it.attacker, 40) end
end
