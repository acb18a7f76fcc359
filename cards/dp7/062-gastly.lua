card.attack["Pitch-Dark"] = function(game, it)
  -- "Trainer cards" are the plain ones: neither Supporters nor Stadiums (CARD-04).
  game:lasting(it.opponent, "no_items", "opponents_next_turn")
end

card.attack["Trick Gas"] = function(game) game:switch(game:may_choose("own_bench")) end
