local west_sea = ptcg.filter { name = "Gastrodon West Sea" }

card.ability["Osmotic Pressure"] = {
  once_per_turn = {
    needs = { { "own_pokemon", west_sea } },
    only_if = function(game, it) return it.self.is_damaged end,
    effect = function(game, it)
      local to = game:choose("own_pokemon", west_sea)
      local count = game:choose_number(1, math.min(3, it.self.counters))
      game:move_counters(it.self, to, count)
    end,
  },
}

card.attack["Dwindling Wave"] = {
  damage = function(game, it) return it.attack.damage - 10 * it.attacker.counters end,
}
