card.attack["Brighten and Burn"] = function(game)
  game:discard(game:may_choose(game:top(1), { purpose = "discard" }))
end
