local chill_teaser_toy = ptcg.filter { name = "Chill Teaser Toy" }

card.ability["Beckoning Tail"] = {
  once_per_turn = {
    needs = { { "hand", chill_teaser_toy }, "opponent_bench" },
    effect = function(game)
      game:discard(game:choose("hand", chill_teaser_toy))
      game:switch(game:choose("opponent_bench"))
    end,
  },
}
