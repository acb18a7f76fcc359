local perrserker = ptcg.filter { name = "Galarian Perrserker" }

card.ability["Evolution Roar"] = {
  once_per_turn = {
    needs = { { "hand", count = 2 }, "deck" },
    effect = function(game, it)
      local paid = game:choose_exactly(2, "hand")
      game:discard(paid)
      game:search { perrserker, to = "hand" }
    end,
  },
}
