local card = ...

local single_strike = ptcg.filter { class = "single-strike" }

card.passive = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck", { "hand", filter = single_strike } },
    effect = function(game)
      game:discard {
        card = game:choose_card { zone = "hand", filter = single_strike, purpose = "discard" },
      }
      game:draw { count = 2 }
    end,
  },
}
