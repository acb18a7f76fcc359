card.attack["Zap"] = function(game, it)
  local heads = game:flips(2)
  if heads = 2 then game:draw(1) end
end
