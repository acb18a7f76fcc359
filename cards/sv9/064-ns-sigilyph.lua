card.attack["Victory Symbol"] = function(game, it)
  if it.owner.prizes_left == 1 then game:win() end
end
