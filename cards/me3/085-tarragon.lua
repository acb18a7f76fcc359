local wanted = ptcg.filter {
  any = { { "pokemon", type = "fighting" }, { "basic_energy", type = "fighting" } },
}

card.play = {
  needs = { { "discard", wanted } },
  effect = function(game) game:move(game:choose_up_to(4, "discard", wanted), "hand") end,
}
