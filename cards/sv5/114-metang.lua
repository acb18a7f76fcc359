local metal_basic_energy = ptcg.filter { "basic_energy", type = "metal" }

card.ability["Metal Maker"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game)
      local seen = game:top(4)
      for _, energy in ipairs(game:choose_up_to("all", seen, { metal_basic_energy, may = true })) do
        game:attach(energy, game:choose("own_pokemon"))
      end
      local rest = {}
      for _, card in ipairs(seen) do
        if card.zone == "deck" then rest[#rest + 1] = card end
      end
      game:move(rest, "deck_bottom", { shuffled = true })
    end,
  },
}
