card.attack["Smog"] = function(game, it) game:set_condition(it.defender, "poisoned") end

card.attack["Hoodwink"] = function(game, it)
  game:search { "trainer", zone = "discard", of = it.opponent, max = 3, to = "hand" }
end
