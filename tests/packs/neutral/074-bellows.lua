local card = ...

card.play = function(game, it)
  game:draw { count = game:choose_number { low = 0, high = 3 } }
  local energy = game:choose_energy { from = it.owner.active, min = 0, max = 60 }
  game:discard { cards = energy }
end
