card.ability["Cursed Blast"] = {
  once_per_turn = function(game, it)
    game:put_counters(game:choose("opponent_pokemon"), 13)
    game:knock_out(it.self)
  end,
}

card.attack["Shadow Bind"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
