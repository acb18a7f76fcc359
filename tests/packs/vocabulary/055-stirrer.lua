local card = ...

card.attack["Recycle"] = {
  after = function(game)
    game:search { zone = "discard", filter = { kind = "trainer" }, to = "deck" }
  end,
}

card.attack["Stir"] = {
  after = function(game, it)
    game:move { cards = it.opponent.hand, to = "deck" }
    game:move { cards = {}, to = "deck", of = it.opponent }
    game:move { cards = it.attacker.tools, to = "deck" }
    game:move { cards = it.opponent:cards { zone = "discard" }, to = "deck" }
    game:move { cards = it.opponent:cards { zone = "discard", filter = { kind = "energy" } }, to = "deck" }
    local chosen = game:choose_card { zone = "discard", min = 0, max = 2 }
    game:move { cards = chosen, to = "deck" }
  end,
}

card.attack["Burn Off"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, units = 2 } end,
}
