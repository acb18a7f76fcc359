card.in_play = {
  on_damage = {
    target = { active = true },
    by = "opponent",
    effect = function(game, it)
      if not it.attacker.in_play then return end
      local others = it.opponent:find("bench", { except = it.attacker })
      if #others > 0 then
        local energy = game:choose(it.attacker.energy_cards)
        if energy then game:move_energy(energy, game:choose(others)) end
      end
    end,
  },
}
