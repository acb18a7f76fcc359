local card = ...

local fire = ptcg.filter { type = "fire" }

card.attack["Fire Fang"] = {
  after = function(game, it) game:set_condition { on = it.defender, condition = "burned" } end,
}

card.attack["Flare Tail"] = {
  damage = function(game, it)
    if not game:flip() then return it.attack.damage end
    game:discard_energy { from = it.attacker, count = 1, filter = fire }
    return it.attack.damage + 20
  end,
}
