local card = ...

local damaged = ptcg.filter { damaged = true }

card.attack["Sweet Scent"] = {
  after = function(game, it)
    local pokemon = game:choose_pokemon { from = it.owner, filter = damaged, purpose = "heal" }
    if pokemon then game:heal { on = pokemon, counters = 3 } end
  end,
}
