local card = ...

local lightning = ptcg.filter { kind = "energy", type = "lightning" }

card.attack["Full Blitz"] = {
  after = function(game, it)
    local found = game:search { filter = lightning, max = 3, shuffle = false }
    if #found > 0 then
      local target = game:choose_pokemon { from = it.owner, purpose = "attach" }
      game:attach { cards = found, to = target }
    end
    game:shuffle()
  end,
}

card.attack["Tag Bolt-GX"] = {
  choose = function(game, it)
    if it.attack:spare_energy("lightning") < 3 then return end
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, it, target)
    if target then game:damage { to = target, amount = 170 } end
  end,
}
