card.lasting["protected"] = {
  allow_damage = { by = "opponent", attacker = { class = "pokemon-ex" }, value = false },
  allow_effect = {
    by = "opponent",
    origin = "attack",
    attacker = { class = "pokemon-ex" },
    value = false,
  },
}

card.play = {
  needs = { { "opponent_prizes_at_most", count = 2 } },
  effect = function(game)
    game:lasting(game:choose("own_pokemon"), "protected", "opponents_next_turn")
  end,
}
