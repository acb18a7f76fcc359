card.attack["Recycle"] = function(game) game:search { "trainer", zone = "discard", to = "deck" } end

card.attack["Stir"] = function(game, it)
  game:move(it.opponent.hand, "deck")
  game:move({}, "deck", { of = it.opponent })
  game:move(it.attacker.tools, "deck")
  game:move(it.opponent:find("discard"), "deck")
  game:move(it.opponent:find("discard", "energy"), "deck")
  local chosen = game:choose_up_to(2, "discard", { may = true })
  game:move(chosen, "deck")
end

card.attack["Burn Off"] = function(game, it) game:discard_energy(it.attacker, 2) end
