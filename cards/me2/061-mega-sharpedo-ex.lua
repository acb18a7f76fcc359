card.attack["Greedy Fang"] = function(game) game:draw(2) end

card.attack["Hungry Jaws"] = { more = function(_, it) return it.attacker.is_damaged and 150 end }
