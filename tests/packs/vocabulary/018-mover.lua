local card = ...

card.attack["Step Back"] = {
  after = function(game) game:switch() end,
}

card.attack["Drag"] = {
  after = function(game, it) game:switch { of = it.opponent } end,
}

card.attack["Blow"] = {
  after = function(game, it)
    game:switch { player = it.opponent }
    game:shuffle { player = it.opponent }
  end,
}

card.attack["Homeward"] = {
  after = function(game, it)
    if game:ask() then
      game:return_to { pokemon = it.attacker, to = "hand", attached = "discard" }
    end
  end,
}
