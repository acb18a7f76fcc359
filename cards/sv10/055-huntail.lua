local water = ptcg.filter { type = "water" }
local water_basic_energy = ptcg.filter { "basic_energy", type = "water" }

card.ability["Diver's Catch"] = {
  on_knock_out = {
    subject = "own",
    by = "opponent",
    target = water,
    optional = true,
    only_if = function(_, it)
      return it.cause == "attack_damage" and #it.target:energy_cards_of(water_basic_energy) > 0
    end,
    effect = function(game, it)
      game:move(it.target:energy_cards_of(water_basic_energy), "hand")
    end,
  },
}
