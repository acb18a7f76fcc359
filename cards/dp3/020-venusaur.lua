local card = ...

card.ability["Miracle Aroma"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "no_condition" },
    effect = function(game, it)
      if not game:flip() then return end
      local condition = game:choose_condition { "asleep", "burned", "poisoned" }
      game:set_condition { on = it.opponent.active, condition = condition }
    end,
  },
}

card.attack["Giant Bloom"] = {
  after = function(game, it)
    if game:flip() then game:heal { on = it.attacker, counters = 4 } end
  end,
}
