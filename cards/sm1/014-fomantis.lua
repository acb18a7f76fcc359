local card = ...

local grass_card = ptcg.filter { kind = "energy", type = "grass" }

card.attack["Synthesis"] = {
  after = function(game, it)
    local found = game:search { filter = grass_card, shuffle = false }
    if #found > 0 then
      local target = game:choose_pokemon { from = it.owner, purpose = "attach" }
      game:attach { cards = found, to = target }
    end
    game:shuffle()
  end,
}
