local card = ...

local west_sea = ptcg.filter { name = "Gastrodon West Sea" }

card.ability["Osmotic Pressure"] = {
  activated = {
    uses = "once_per_turn",
    needs = { { "own_pokemon", filter = west_sea } },
    condition = function(game, it) return it.self.is_damaged end,
    effect = function(game, it)
      local to = game:choose_pokemon { from = it.owner, filter = west_sea, purpose = "damage" }
      local count = game:choose_number { low = 1, high = math.min(3, it.self.counters) }
      game:move_counters { from = it.self, to = to, count = count }
    end,
  },
}

card.attack["Dwindling Wave"] = {
  damage = function(game, it) return it.attack.damage - 10 * it.attacker.counters end,
}
