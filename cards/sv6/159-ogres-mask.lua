local ogerpon_ex = ptcg.filter { class = "pokemon-ex", name_includes = "Ogerpon" }

card.play = {
  needs = { { "discard", ogerpon_ex }, { "own_pokemon", ogerpon_ex } },
  effect = function(game)
    local mask = game:choose("discard", ogerpon_ex)
    game:replace(game:choose("own_pokemon", ogerpon_ex), mask)
  end,
}
