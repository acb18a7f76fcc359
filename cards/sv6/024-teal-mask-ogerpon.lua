card.attack["Mountain Stroll"] = function(game)
  game:search { "basic_energy", max = 2, to = "hand" }
end

card.attack["Ogre Comeback"] = { more = function(_, it) return 20 * it.opponent.bench_count end }
