card.ability["Metal Bridge"] = {
  retreat_cost = {
    subject = "own",
    effect = function(_, it) if it.target:energy("metal") > 0 then return 0 end end,
  },
}

card.attack["Iron Blaster"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
