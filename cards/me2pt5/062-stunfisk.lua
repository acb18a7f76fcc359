card.lasting["100 more damage"] = {
  damage_taken = function(_, it) if it.owner.is_turn_player then return it.amount + 100 end end,
}

card.attack["Pouncing Trap"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
  game:lasting(it.defender, "100 more damage", "own_next_turn")
end
