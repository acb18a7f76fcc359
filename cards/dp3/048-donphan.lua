card.attack["Rapid Spin"] = function(game, it)
  for _, player in ipairs { it.opponent, it.owner } do
    game:switch(game:choose(player.bench, { player = player }))
  end
end

card.attack["Bash In"] = { more = function(_, it) return it.defender.has_tool and 60 end }
