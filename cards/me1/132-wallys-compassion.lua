local mega_evolution_ex_damaged = ptcg.filter { "damaged", class = "mega-evolution-ex" }

card.play = {
  needs = { { "own_pokemon", mega_evolution_ex_damaged } },
  effect = function(game)
    local target = game:choose("own_pokemon", mega_evolution_ex_damaged)
    local healed = game:heal(target, "all")
    if healed > 0 then game:move(target.energy_cards, "hand") end
  end,
}
