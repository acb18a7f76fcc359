local card = ...

card.ability["Vigil"] = {
  activated = {
    where = "active",
    needs = { "no_condition" },
    effect = function(game) game:draw { count = 1 } end,
  },
}
