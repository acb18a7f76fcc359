card.attack["Dig It Up"] = function(game)
  game:discard(game:may_choose(game:top(1), { purpose = "discard" }))
end
