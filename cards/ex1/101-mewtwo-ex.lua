local card = ...

local energy = ptcg.filter { kind = "energy" }

card.attack["Energy Absorption"] = {
  after = function(game, it)
    game:search { zone = "discard", filter = energy, min = 1, max = 2, to = it.attacker }
  end,
}
