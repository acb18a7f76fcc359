card.ability["Victory Star"] = {
  would_flip = {
    origin = "attack",
    by = "own",
    uses = "once_per_turn_by_name",
    optional = true,
    effect = function(game) game:instead {} end,
  },
}
