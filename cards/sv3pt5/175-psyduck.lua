card.attack["Overthink"] = function(game, it)
  game:lasting(it.opponent, "Overthink", "opponents_next_turn")
end

card.lasting["Overthink"] = { would_flip = function() return 0 end }
