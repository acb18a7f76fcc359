local card = ...

card.ability["Beta Call"] = {
  activated = {
    uses = { group = "Call" },
    effect = function(game) game:draw { count = 1 } end,
  },
}
