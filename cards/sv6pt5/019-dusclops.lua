card.ability["Cursed Blast"] = {
  once_per_turn = function(game, it)
    game:put_counters(game:choose("opponent_pokemon"), 5)
    game:knock_out(it.self)
  end,
}
