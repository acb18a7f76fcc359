local wanted = ptcg.filter { any = { { "pokemon", rule_box = false }, { "basic_energy" } } }

card.play = {
  needs = { { "discard", wanted } },
  effect = function(game) game:move(game:choose_up_to(3, "discard", wanted), "hand") end,
}
