local fire = ptcg.filter { "energy", type = "fire" }

card.ability["Flame Body"] = {
  on_attach = { filter = fire, effect = function(game, it) game:heal(it.self, 20) end },
}

card.attack["Flame Blast"] = { times = function(_, it) return it.attacker:energy("fire") end }

card.attack["Fireball Bazooka"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_bench", { purpose = "damage" }))
  end,
  after = function(game, it, ...)
    for _, pokemon in ipairs { ... } do game:damage(pokemon, 20) end
  end,
}
