card.play = function(game, it)
  for _, player in ipairs { it.owner, it.opponent } do
    for _, attached in ipairs(player.active.cards) do
      if attached:matches("tool") then game:discard(attached) end
    end
  end
end
