local card = ...

local supporter = ptcg.filter { kind = "supporter" }

card.ability["Lucky Match"] = {
  on_bench = {
    optional = true,
    needs = { { "discard", filter = supporter } },
    effect = function(game, it)
      if not game:flip() then return end
      local found = game:choose_card { zone = "discard", filter = supporter }
      game:move { card = found, to = "hand" }
    end,
  },
}
