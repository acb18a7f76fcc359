local lightning = ptcg.filter { type = "lightning" }

card.ability["Jamming"] = {
  on_play = {
    subject = "opponent",
    filter = "supporter",
    uses = "once_per_turn_by_name",
    stacks = false,
    effect = function(game, it)
      for _, pokemon in ipairs(it.opponent.pokemon) do game:put_counters(pokemon, 1) end
    end,
  },
}

card.attack["Cluster Bolt"] = function(game, it)
  if it.attacker:energy("lightning") == 0 then return end
  if not game:ask { purpose = "discard_energy" } then return end
  game:discard_energy_cards(it.attacker, "all", lightning)
  for _, pokemon in ipairs(it.opponent.bench) do
    if pokemon:matches("has_energy") then game:damage(pokemon, 20) end
  end
end
