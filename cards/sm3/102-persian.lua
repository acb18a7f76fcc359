card.attack["Screech"] = function(game, it)
  game:lasting(it.defender, "screech", "own_next_turn")
end

card.lasting["screech"] = {
  damage_taken = function(game, it)
    -- Not in the opponent's turn in between, when its own attack may damage it.
    if it.owner.is_turn_player then return it.amount + 60 end
  end,
}
