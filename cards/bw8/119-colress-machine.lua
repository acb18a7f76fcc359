local card = ...

local plasma_energy = ptcg.filter { name = "Plasma Energy" }
local team_plasma = ptcg.filter { kind = "pokemon", class = "team-plasma" }

card.play = {
  needs = { "deck", { "own_pokemon", filter = team_plasma } },
  effect = function(game, it)
    local found = game:search { filter = plasma_energy, shuffle = false }
    if #found > 0 then
      local to = game:choose_pokemon { from = it.owner, filter = team_plasma, purpose = "attach" }
      game:attach { card = found[1], to = to }
    end
    game:shuffle()
  end,
}
