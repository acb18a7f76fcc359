local card = ...

local damaged_ancient = ptcg.filter { class = "ancient", benched = true, damaged = true }

card.attack["Supportive Singing"] = {
  after = function(game, it)
    local pokemon = game:choose_pokemon {
      from = it.owner,
      filter = damaged_ancient,
      purpose = "heal",
    }
    if pokemon then game:heal { on = pokemon, counters = 10 } end
  end,
}
