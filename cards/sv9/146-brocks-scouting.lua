local basic = ptcg.filter { "pokemon", stage = "basic" }
local basic_or_evolution = ptcg.filter {
  "pokemon",
  any = { { stage = "basic" }, { stage = "evolution" } },
}

card.play = {
  needs = { "deck" },
  effect = function(game)
    local wanted = basic_or_evolution
    for _ = 1, 2 do
      local found = game:search({ wanted, to = "hand", shuffle = false })[1]
      if not found or not found:matches(basic) then break end
      wanted = basic
    end
    game:shuffle()
  end,
}
