card.attack["Triple Draw"] = function(game) game:draw(3) end

card.attack["Tool Drop"] = {
  times = function(_, it) return #it.owner.tools + #it.opponent.tools end,
}
