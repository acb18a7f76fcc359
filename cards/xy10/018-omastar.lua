local card = ...

local restored = ptcg.filter { kind = "pokemon", class = "restored" }

card.ability["Restoring Beam"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { filter = restored, to = "bench" } end,
  },
}
