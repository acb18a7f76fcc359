local hp_at_most_100_colorless_pokem = ptcg.filter {
  "pokemon",
  hp_at_most = 100,
  type = "colorless",
}

card.ability["Fan Call"] = {
  once_per_turn_by_name = {
    needs = { "first_turn", "deck" },
    effect = function(game)
      game:search { hp_at_most_100_colorless_pokem, max = 3, to = "hand" }
    end,
  },
}

card.attack["Assault Landing"] = { fails_unless = function(game) return game.stadium ~= nil end }
