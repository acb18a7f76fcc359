local card = ...

card.attack["Bad Omen"] = {
  after = function(game, it)
    game:lasting { name = "Bad Omen", on = it.opponent, ends = "opponents_next_turn" }
  end,
}

card.lasting["Bad Omen"] = {
  would_flip = function() return 0 end,
}

card.ability["Lucky Cat"] = {
  would_flip = {
    where = "bench",
    effect = function(game, it)
      if game:flip() then return it.coins end
    end,
  },
}
