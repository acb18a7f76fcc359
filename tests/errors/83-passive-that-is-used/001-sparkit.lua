local card = ...

card.passive = {
  activated = { uses = "once_per_turn", effect = function(game, it) game:draw { count = 1 } end },
}
