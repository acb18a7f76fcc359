local card = ...

local energy = ptcg.filter { kind = "energy" }
local lightning = ptcg.filter { type = "lightning" }

card.attack["Charge Beam"] = {
  after = function(game, it)
    if not game:flip() then return end
    game:search { zone = "discard", filter = energy, min = 1, to = it.attacker }
  end,
}

card.attack["Lightning Strike"] = {
  damage = function(game, it)
    if it.attacker:energy("lightning") == 0 or not game:ask() then return it.attack.damage end
    game:discard_energy { from = it.attacker, count = "all", filter = lightning }
    return 80
  end,
}
