local card = ...

local lightning_energy = ptcg.filter { kind = "energy", type = "lightning" }

card.ability["Rawst Berry"] = {
  on_turn_end = {
    subject = "any",
    effect = function(game, it)
      game:remove_conditions { on = it.self, condition = "burned" }
    end,
  },
}

card.attack["Plasma"] = {
  after = function(game, it)
    if not game:flip() then return end
    local energy = game:choose_card {
      zone = "discard",
      filter = lightning_energy,
      purpose = "attach",
    }
    if energy then game:attach { card = energy, to = it.attacker } end
  end,
}
