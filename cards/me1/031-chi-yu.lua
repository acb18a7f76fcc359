card.attack["Scorching Earth"] = function(game, it)
  local stadium = game.stadium
  if stadium and stadium.owner == it.opponent and #game:discard(stadium) > 0 then
    game:lasting(it.opponent, "no_stadiums", "opponents_next_turn")
  end
end
