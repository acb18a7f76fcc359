local metal = ptcg.filter { type = "metal" }
local metal_basic_energy = ptcg.filter { "basic_energy", type = "metal" }
card.lasting["no Weakness"] = { weakness = function() return {} end }

card.ability["Assemble Alloy"] = {
  on_evolve = {
    optional = true,
    needs = { { "own_pokemon", metal }, { "discard", metal_basic_energy } },
    effect = function(game)
      for _, energy in ipairs(game:choose_up_to(2, "discard", metal_basic_energy)) do
        game:attach(energy, game:choose("own_pokemon", metal))
      end
    end,
  },
}

card.attack["Metal Defender"] = function(game, it)
  game:lasting(it.attacker, "no Weakness", "opponents_next_turn")
end
