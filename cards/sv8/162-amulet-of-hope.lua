card.in_play = {
  on_knock_out = {
    by = "opponent",
    needs = { "deck" },
    only_if = function(_, it) return it.cause == "attack_damage" end,
    effect = function(game) game:search { min = 1, max = 3, to = "hand" } end,
  },
}
