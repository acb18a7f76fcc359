local card = ...

card.attack["Overthink"] = {
  after = function(game, it)
    game:lasting { name = "Overthink", on = it.opponent, ends = "opponents_next_turn" }
  end,
}

card.lasting["Overthink"] = {
  would_flip = function() return 0 end,
}
