local card = ...

local active_with_condition = ptcg.filter { active = true, has_condition = true }

card.ability["Busybody Nurse"] = {
  activated = {
    uses = "once_per_turn",
    needs = { { "own_pokemon", filter = active_with_condition } },
    effect = function(game, it) game:remove_conditions { on = it.owner.active } end,
  },
}

card.attack["Happy Cyclone"] = {
  after = function(game, it)
    local to = game:choose_pokemon { from = it.owner.bench, purpose = "move_energy" }
    if to then game:move_energy { cards = it.attacker.energy_cards, to = to } end
  end,
}
