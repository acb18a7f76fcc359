card.attack["Cheer"] = {
  more = function(game)
    return game:happened("played", { "supporter", name = "Fresh Start" }) and 70
  end,
}

card.attack["Refreshed"] = {
  more = function(game, it) return game:happened("healed", { pokemon = it.attacker }) and 40 end,
}

card.attack["Charge In"] = {
  more = function(game, it)
    return game:happened("moved_to_active", { pokemon = it.attacker }) and 30
  end,
}

card.attack["Home Ground"] = {
  more = function(game) return game.stadium and game.stadium.name == "Arena" and 60 end,
  after = function(game) if game.stadium then game:discard(game.stadium) end end,
}
