card.attack["Drag Off"] = {
  target = "opponent_bench",
  after = function(game, _, target)
    local switched = game:switch(target)
    if switched then game:damage(switched, 30) end
  end,
}
