local card = ...

local damaged = ptcg.filter { damaged = true }

card.attack["Healing Milk"] = {
  after = function(game, it)
    -- The second heads may go to another Pokémon than the first.
    for _ = 1, game:flips { count = 2 } do
      local pokemon = game:choose_pokemon { from = it.owner, filter = damaged, purpose = "heal" }
      if pokemon then game:heal { on = pokemon, counters = 3 } end
    end
  end,
}

card.attack["Continuous Tumble"] = {
  damage = function(game, it) return it.attack.damage * game:flips_until_tails() end,
}
