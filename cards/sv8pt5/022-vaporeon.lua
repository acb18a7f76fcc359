local card = ...

local ex_or_v = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }

card.attack["Spiral Drain"] = {
  after = function(game, it) game:heal { on = it.attacker, damage = 30 } end,
}

card.attack["Fighting Whirlpool"] = {
  damage = function(_, it)
    return it.attack.damage + (it.defender:matches(ex_or_v) and 90 or 0)
  end,
}
