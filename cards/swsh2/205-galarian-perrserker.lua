card.ability["Steely Spirit"] = {
  damage_dealt = {
    subject = "own",
    effect = function(game, it)
      if it.attacker:is_type("metal") and it.target == it.opponent.active then
        return it.amount + 20
      end
    end,
  },
}
