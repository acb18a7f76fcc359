local plasma_energy = ptcg.filter { name = "Plasma Energy" }
local team_plasma = ptcg.filter { "pokemon", class = "team-plasma" }

card.play = {
  needs = { "deck", { "own_pokemon", team_plasma } },
  effect = function(game)
    local found = game:search { plasma_energy, shuffle = false }
    if #found > 0 then
      local to = game:choose("own_pokemon", team_plasma)
      game:attach(found[1], to)
    end
    game:shuffle()
  end,
}
