card.attack["Crushing Pulse"] = function(game, it)
  game:show(it.opponent.hand)
  game:discard(it.opponent:find("hand", "item"))
  game:discard(it.opponent:find("hand", "tool"))
end

card.attack["Energy Short"] = { times = function(_, it) return it.defender.energy_total end }
