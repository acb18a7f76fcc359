card.attack["Absorb"] = function(game, it) game:heal(it.attacker, 30) end

card.attack["Pumped-Up Whip"] = {
  more = function(_, it) return it.attacker.energy_total >= it.attack.cost_total + 2 and 140 end,
}
