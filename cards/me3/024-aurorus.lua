card.ability["Tundra Wall"] = {
  damage_taken = {
    subject = "own",
    by = "opponent",
    stacks = false,
    effect = function(_, it) if it.target:energy("water") > 0 then return it.amount - 50 end end,
  },
}

card.attack["Freezing Chill"] = function(game, it)
  game:lasting(it.defender, "no_attack", "opponents_next_turn")
end
