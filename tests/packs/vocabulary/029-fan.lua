local card = ...

card.attack["Cheer"] = {
  damage = function(game, it)
    local cheered = { what = "played", filter = { kind = "supporter", name = "Fresh Start" } }
    if game:happened(cheered) then return it.attack.damage + 70 end
  end,
}

card.attack["Refreshed"] = {
  damage = function(game, it)
    if game:happened { what = "healed", pokemon = it.attacker } then
      return it.attack.damage + 40
    end
  end,
}

card.attack["Charge In"] = {
  damage = function(game, it)
    if game:happened { what = "moved_to_active", pokemon = it.attacker } then
      return it.attack.damage + 30
    end
  end,
}

card.attack["Home Ground"] = {
  damage = function(game, it)
    if game.stadium and game.stadium.name == "Arena" then return it.attack.damage + 60 end
  end,
  after = function(game)
    if game.stadium then game:discard { card = game.stadium } end
  end,
}
