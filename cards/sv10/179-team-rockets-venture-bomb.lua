card.play = function(game, it)
  if game:flip() then
    game:put_counters(game:choose("opponent_pokemon"), 2)
  else
    game:put_counters(it.owner.active, 2)
  end
end
