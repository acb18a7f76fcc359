local card = ...

local fire = ptcg.filter { kind = "energy", type = "fire" }

card.attack["Flame Charge"] = {
  after = function(game, it) game:search { filter = fire, to = it.attacker } end,
}
