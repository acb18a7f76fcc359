local lightning = ptcg.filter { type = "lightning" }

card.attack["Charge Beam"] = function(game, it)
  if not game:flip() then return end
  game:search { "energy", zone = "discard", min = 1, to = it.attacker }
end

card.attack["Lightning Strike"] = {
  damage = function(game, it)
    if it.attacker:energy("lightning") == 0 or not game:ask() then return it.attack.damage end
    game:discard_energy_cards(it.attacker, "all", lightning)
    return 80
  end,
}
