card.attack["Zap"] = function(game, it)
  self.defender:add_condition(confused)
  game:set_condition(it.defender, confused)
  game:draw(1, opponent)
end
