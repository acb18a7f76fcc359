local card = ...

card.passive = {
  on_attach = { uses = "once_per_turn", effect = function(game) game:draw { count = 1 } end },
}
