local card = ...

local fire = ptcg.filter { kind = "energy", type = "fire" }

card.ability["Flame Body"] = {
  on_attach = {
    filter = fire,
    effect = function(game, it) game:heal { on = it.self, counters = 2 } end,
  },
}

card.attack["Flame Blast"] = {
  damage = function(game, it) return it.attack.damage * it.attacker:energy("fire") end,
}

card.attack["Fireball Bazooka"] = {
  choose = function(game, it)
    return table.unpack(game:choose_pokemon {
      from = it.opponent.bench,
      min = 2,
      max = 2,
      purpose = "damage",
    })
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:damage { to = pokemon, amount = 20 } end
  end,
}
