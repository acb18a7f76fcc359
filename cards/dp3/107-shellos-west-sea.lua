local card = ...

local water = ptcg.filter { type = "water" }

card.attack["Recover"] = {
  after = function(game, it)
    game:discard_energy { from = it.attacker, filter = water }
    game:heal { on = it.attacker, counters = "all" }
  end,
}
