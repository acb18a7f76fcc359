card.attack["Wreck"] = {
  more = function(game) return game.stadium and 120 end,
  after = function(game) game:discard(game.stadium) end,
}

card.attack["Blizzard Edge"] = function(game, it) game:discard_energy(it.attacker, 2) end
