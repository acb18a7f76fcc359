local card = ...

local lightning = ptcg.filter { kind = "basic_energy", type = "lightning" }

card.attack["Electrocharge"] = {
  after = function(game, it) game:search { filter = lightning, max = 2, to = it.attacker } end,
}

card.attack["Thunderbolt"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, count = "all" } end,
}
