card.ability["Burning Spirit"] = {
  damage_taken = {
    subject = "any",
    stacks = false,
    effect = function(game, it)
      if it.target:has_condition("burned") then return it.amount + 40 end
    end,
  },
}

card.attack["Jet Shoot"] = function(game, it)
  game:lasting(it.attacker, { damage_taken = 40 }, "opponents_next_turn")
end
