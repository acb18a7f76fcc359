local equipped = ptcg.filter { any = { { "has_tool" }, { "has_special_energy" } } }

card.play = {
  needs = { { "opponent_pokemon", equipped } },
  effect = function(game)
    local target = game:choose("opponent_pokemon", equipped)
    game:discard(game:choose(target.tools))
    game:discard_energy_cards(target, 1, "special_energy")
  end,
}
