local card = ...

card.ability["Flower Selecting"] = {
  activated = {
    where = "active",
    uses = "once_per_turn",
    needs = { "deck" },
    effect = function(game)
      game:search { top = 2, min = 1, to = "hand", rest = "lost_zone" }
    end,
  },
}
