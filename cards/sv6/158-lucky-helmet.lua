card.in_play = {
  on_damage = {
    where = "active",
    by = "opponent",
    needs = { "deck" },
    effect = function(game) game:draw(2) end,
  },
}
