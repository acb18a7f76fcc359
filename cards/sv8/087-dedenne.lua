card.attack["Electromagnetic Sonar"] = function(game)
  game:move(game:choose("discard", "trainer"), "hand")
end
