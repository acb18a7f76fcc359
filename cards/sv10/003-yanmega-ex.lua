local grass_basic_energy = ptcg.filter { "basic_energy", type = "grass" }

card.ability["Buzzing Boost"] = {
  on_move_to_active = {
    uses = "once_per_turn",
    optional = true,
    needs = { "deck" },
    only_if = function(_, it) return it.owner.in_own_turn end,
    effect = function(game, it) game:search { grass_basic_energy, max = 3, to = it.self } end,
  },
}

card.attack["Jet Cyclone"] = function(game, it)
  local target = game:choose("own_bench")
  if target then
    game:move_energy(game:choose_energy(it.attacker, 3, { purpose = "move_energy" }), target)
  end
end
