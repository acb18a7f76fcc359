local card = ...

local wanted = ptcg.filter { kind = "pokemon", stage = "basic", type = "lightning" }

card.ability["Tandem Unit"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { filter = wanted, max = 2, to = "bench" } end,
  },
}

card.attack["Photon Blaster"] = {
  after = function(game, it)
    game:lasting { kind = "no_attack", on = it.attacker, ends = "own_next_turn" }
  end,
}
