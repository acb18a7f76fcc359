local tarragon = ptcg.filter { name = "Tarragon" }

card.attack["Twister Spewing"] = function(game, it)
  if game:happened("played", tarragon) then game:discard_top(3, it.opponent) end
end
