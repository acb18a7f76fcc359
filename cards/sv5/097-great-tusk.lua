local ancient_supporter = ptcg.filter { "supporter", class = "ancient" }

card.attack["Land Collapse"] = function(game, it)
  game:discard_top(1, it.opponent)
  if game:happened("played", ancient_supporter) then game:discard_top(3, it.opponent) end
end
