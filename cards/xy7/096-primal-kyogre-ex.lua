local card = ...

local benched_ex = ptcg.filter { benched = true, class = "pokemon-ex-xy" }

card.ability["θ Max"] = {
  on_evolve = {
    from = "anywhere",  -- "becomes", however it does
    effect = function(game, it) game:heal { on = it.self, counters = "all" } end,
  },
}

card.attack["Tidal Storm"] = {
  after = function(game, it)
    game:damage { to = it.opponent:pokemon_that_fit { filter = benched_ex }, amount = 30 }
    local to = game:choose_pokemon { from = it.owner.bench, purpose = "attach" }
    if not to then return end
    local energy = game:choose_energy { from = it.attacker, units = 2, purpose = "move_energy" }
    game:move_energy { cards = energy, to = to }
  end,
}
