local card = ...

local stage_2 = ptcg.filter { kind = "pokemon", stage = "stage-2" }

card.ability["Emergency Rotation"] = {
  activated = {
    where = "hand",
    uses = "once_per_turn",
    needs = { "bench_space", { "opponent_pokemon", filter = stage_2 } },
    effect = function(game, it) game:put_onto_bench { card = it.card } end,
  },
}

card.attack["Hyper Ray"] = {
  after = function(game, it) game:discard { cards = it.attacker.energy_cards } end,
}
