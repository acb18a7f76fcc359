local card = ...

local wanted = ptcg.filter { kind = "pokemon", stage = "basic", rule_box = false }

card.passive = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck", "bench_space" },
    effect = function(game) game:search { filter = wanted, to = "bench" } end,
  },
}
