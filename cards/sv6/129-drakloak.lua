card.ability["Recon Directive"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:search { top = 2, min = 1, to = "hand", rest = "deck_bottom" } end,
  },
}
