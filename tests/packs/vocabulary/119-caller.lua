local card = ...

card.ability["Alpha Call"] = {
  activated = {
    uses = { group = "Call" },
    effect = function(game) game:draw { count = 1 } end,
  },
}
