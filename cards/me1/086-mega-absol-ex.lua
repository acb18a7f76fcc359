card.attack["Terminal Period"] = function(game, it)
  if it.defender.counters == 6 then game:knock_out(it.defender) end
end

card.attack["Claw of Darkness"] = function(game, it)
  game:show(it.opponent.hand)
  game:discard(game:choose("opponent_hand"))
end
