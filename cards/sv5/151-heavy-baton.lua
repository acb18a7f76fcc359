card.in_play = {
  on_knock_out = {
    where = "active",
    by = "opponent",
    needs = { "own_bench", { "attached", "basic_energy" } },
    only_if = function(_, it) return it.cause == "attack_damage" and it.self.retreat_cost == 4 end,
    effect = function(game, it)
      local moving = { "basic_energy", purpose = "move_energy" }
      for _, energy in ipairs(game:choose_up_to(3, it.self.energy_cards, moving)) do
        game:move_energy(energy, game:choose("own_bench", { purpose = "move_energy" }))
      end
    end,
  },
}
