local card = ...

local fusion_strike = ptcg.filter { kind = "pokemon", class = "fusion-strike" }

card.play = {
  needs = { "deck" },
  effect = function(game)
    game:search { filter = fusion_strike, max = 3, to = "hand", show = true }
  end,
}
