local active_with_condition = ptcg.filter { "active", "has_condition" }

card.ability["Busybody Nurse"] = {
  once_per_turn = {
    needs = { { "own_pokemon", active_with_condition } },
    effect = function(game, it) game:remove_conditions(it.owner.active) end,
  },
}

card.attack["Happy Cyclone"] = function(game, it)
  local to = game:choose("own_bench", { purpose = "move_energy" })
  game:move_energy(it.attacker.energy_cards, to)
end
