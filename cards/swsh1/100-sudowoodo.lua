card.attack["Double Draw"] = function(game) game:draw(2) end

card.attack["Flail"] = { times = function(_, it) return it.attacker.counters end }
