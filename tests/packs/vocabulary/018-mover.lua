card.attack["Step Back"] = function(game) game:switch() end

card.attack["Drag"] = function(game, it) game:switch(it.opponent) end

card.attack["Blow"] = function(game, it)
  game:switch(it.opponent, { player = it.opponent })
  game:shuffle(it.opponent)
end

card.attack["Homeward"] = function(game, it)
  if game:ask() then game:return_to(it.attacker, "hand", { attached = "discard" }) end
end
