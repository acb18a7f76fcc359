card.attack["Righteous Edge"] = function(game, it)
  game:discard_energy_cards(it.defender, 1, "special_energy")
end

card.attack["Metal Arms"] = { more = function(_, it) return it.attacker.has_tool and 40 end }
