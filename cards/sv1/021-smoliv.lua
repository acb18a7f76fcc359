local card = ...

local damaged = ptcg.filter { damaged = true }

card.attack["Nutrients"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.owner, filter = damaged, purpose = "heal" }
  end,
  after = function(game, it, pokemon)
    if pokemon then game:heal { on = pokemon, counters = 3 } end
  end,
}
