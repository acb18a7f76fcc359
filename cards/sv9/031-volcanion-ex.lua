card.ability["Scalding Steam"] = {
  once_per_turn = {
    where = "active",
    effect = function(game, it) game:set_condition(it.opponent.active, "burned") end,
  },
}

card.attack["Scorching Cyclone"] = function(game, it)
  local target = game:choose("own_bench")
  if target then
    game:move_energy(game:choose(it.attacker.energy_cards, { purpose = "move_energy" }), target)
  end
end
