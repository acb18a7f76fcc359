card.lasting["50 more damage"] = {
  damage_taken = function(_, it) if it.owner.is_turn_player then return it.amount + 50 end end,
}

card.attack["Screech"] = function(game, it)
  game:lasting(it.defender, "50 more damage", "own_next_turn")
end
