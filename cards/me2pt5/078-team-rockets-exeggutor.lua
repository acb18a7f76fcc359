card.attack["Tri Kinesis"] = function(game)
  if game:flips(3) == 3 then game:knock_out(game:choose("opponent_pokemon")) end
end

card.attack["Double-Edge"] = function(game, it) game:damage(it.attacker, 30) end
