local wanted = ptcg.filter { any = { { "pokemon" }, { "basic_energy" } } }

card.play = {
  needs = { { "discard", wanted } },
  effect = function(game) game:move(game:choose_up_to(5, "discard", wanted), "hand") end,
}
