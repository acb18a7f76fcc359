local lightning_energy = ptcg.filter { "energy", type = "lightning" }

card.ability["Rawst Berry"] = {
  on_turn_end = {
    subject = "any",
    effect = function(game, it) game:remove_conditions(it.self, "burned") end,
  },
}

card.attack["Plasma"] = function(game, it)
  if not game:flip() then return end
  game:attach(game:choose("discard", lightning_energy), it.attacker)
end
