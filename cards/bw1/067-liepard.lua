card.attack["Taunt"] = function(game, it) game:switch(it.opponent) end

card.attack["Sucker Punch"] = {
  more = function(_, it) return it.attacker:energy("darkness") > 0 and 30 end,
}
