local lightning_basic_energy = ptcg.filter { "basic_energy", type = "lightning" }

card.ability["Flashing Draw"] = {
  once_per_turn = {
    needs = { { "attached", lightning_basic_energy }, "deck", { "hand_at_most", count = 5 } },
    effect = function(game, it)
      if #game:discard_energy_cards(it.self, 1, lightning_basic_energy) > 0 then
        game:draw(6 - it.owner.hand_count)
      end
    end,
  },
}
