local lightning = ptcg.filter { type = "lightning" }

card.attack["Split Bomb"] = {
  choose = function(game)
    return table.unpack(game:choose_exactly(2, "opponent_pokemon", { purpose = "damage" }))
  end,
  after = function(game, _, ...) game:damage({ ... }, 60) end,
}

card.attack["Disaster Shock"] = function(game, it)
  if it.attacker:energy("lightning") >= 2 and game:ask() then
    game:discard_energy(it.attacker, 2, lightning)
    game:set_condition(it.defender, "paralyzed")
  end
end
