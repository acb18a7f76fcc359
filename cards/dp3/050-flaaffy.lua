local card = ...

local lightning = ptcg.filter { kind = "energy", type = "lightning" }

card.attack["Attract Current"] = {
  after = function(game, it)
    for _, energy in ipairs(game:search { filter = lightning, shuffle = false }) do
      local pokemon = game:choose_pokemon { from = it.owner, purpose = "attach" }
      game:attach { card = energy, to = pokemon, as = "energy" }
    end
    game:shuffle()
  end,
}

card.attack["Electromagnetic Kick"] = {
  after = function(game, it)
    if not game:flip() then game:damage { to = it.attacker, amount = 10 } end
  end,
}
