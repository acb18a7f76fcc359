card.attack["Bad Omen"] = function(game, it)
  game:lasting(it.opponent, "Bad Omen", "opponents_next_turn")
end

card.lasting["Bad Omen"] = { would_flip = function() return 0 end }

card.ability["Lucky Cat"] = {
  would_flip = {
    where = "bench",
    effect = function(game, it) if game:flip() then return it.coins end end,
  },
}
