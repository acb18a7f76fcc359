card.play = function(game, it)
  if game:play_together() then
    game:switch(it.opponent)
  elseif game:flip() then
    game:put_counters(game:choose("opponent_pokemon"), 1)
  end
end
