local dragon_active_damaged = ptcg.filter { "active", "damaged", type = "dragon" }

card.play = {
  needs = { { "own_pokemon", dragon_active_damaged } },
  effect = function(game) game:heal(game:choose("own_pokemon", dragon_active_damaged), 60) end,
}
