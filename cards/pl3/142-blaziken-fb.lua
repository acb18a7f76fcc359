local card = ...

card.ability["Burning Spirit"] = {
  damage_taken = {
    subject = "any",
    stacks = false,
    effect = function(game, it)
      if it.target:has_condition("burned") then return it.amount + 40 end
    end,
  },
}

card.attack["Jet Shoot"] = {
  after = function(game, it)
    game:lasting {
      kind = "damage_taken",
      on = it.attacker,
      value = 40,
      ends = "opponents_next_turn",
    }
  end,
}
