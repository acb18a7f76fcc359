card.attack["Paint"] = function(game, it)
  if it.defender:markers("Paint") == 0 then game:put_marker(it.defender, "Paint", { count = 2 }) end
end

card.lasting["Paint"] = {
  retreat_cost = function(game, it) return it.amount + it.self:markers("Paint") end,
}
