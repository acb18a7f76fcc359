card.attack["Piercing Gaze"] = function(game, it)
  game:show(it.opponent.hand)
  game:discard(game:choose("opponent_hand"))
end

card.attack["Volt Strike"] = function(game, it) game:discard_energy_cards(it.attacker, "all") end
