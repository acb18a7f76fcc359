local fusion_strike = ptcg.filter { "pokemon", class = "fusion-strike" }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { fusion_strike, max = 3, to = "hand" } end,
}
