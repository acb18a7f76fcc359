local arvens_sandwich = ptcg.filter { name = "Arven's Sandwich" }

card.ability["Greedy Order"] = {
  on_evolve = {
    optional = true,
    needs = { { "discard", arvens_sandwich } },
    effect = function(game) game:move(game:choose_up_to(2, "discard", arvens_sandwich), "hand") end,
  },
}
