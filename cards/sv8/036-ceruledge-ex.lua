card.attack["Abyssal Flames"] = {
  more = function(_, it) return 20 * it.owner:count("discard", "energy") end,
}

card.attack["Raging Amethyst"] = function(game, it)
  game:discard_energy_cards(it.attacker, "all")
end
