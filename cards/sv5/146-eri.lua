local card = ...

local item = ptcg.filter { kind = "item" }

card.play = {
  needs = { "opponent_hand" },
  effect = function(game, it)
    game:show { cards = it.opponent.hand }
    game:discard {
      cards = game:choose_card {
        zone = "hand",
        of = it.opponent,
        filter = item,
        max = 2,
        purpose = "discard",
      },
    }
  end,
}
