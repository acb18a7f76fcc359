local card = ...

local metal = ptcg.filter { kind = "energy", type = "metal" }

card.attack["Metal Scoop"] = {
  after = function(game, it)
    game:search { zone = "discard", filter = metal, min = 1, to = it.attacker }
  end,
}
