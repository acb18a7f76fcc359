local card = ...

local supporter = ptcg.filter { kind = "supporter" }
local lightning = ptcg.filter { type = "lightning" }
local with_energy = ptcg.filter { has_energy = true }

card.ability["Jamming"] = {
  on_play = {
    subject = "opponent",
    filter = supporter,
    uses = "once_per_turn_by_name",
    stacks = false,
    effect = function(game, it)
      for _, pokemon in ipairs(it.opponent.pokemon) do
        game:put_counters { on = pokemon, count = 1 }
      end
    end,
  },
}

card.attack["Cluster Bolt"] = {
  after = function(game, it)
    if it.attacker:energy("lightning") == 0 then return end
    if not game:ask { purpose = "discard_energy" } then return end
    game:discard_energy { from = it.attacker, count = "all", filter = lightning }
    for _, pokemon in ipairs(it.opponent.bench) do
      if pokemon:matches(with_energy) then game:damage { to = pokemon, amount = 20 } end
    end
  end,
}
