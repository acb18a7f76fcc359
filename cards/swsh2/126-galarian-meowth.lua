local card = ...

local perrserker = ptcg.filter { name = "Galarian Perrserker" }

card.ability["Evolution Roar"] = {
  activated = {
    uses = "once_per_turn",
    needs = { { "hand", count = 2 }, "deck" },
    effect = function(game, it)
      local paid = game:choose_card { zone = "hand", min = 2, max = 2, purpose = "discard" }
      game:discard { cards = paid }
      game:search { filter = perrserker, to = "hand", show = true }
    end,
  },
}
