card.attack["Ancient Seaweed"] = {
  times = function(_, it) return it.opponent:count("discard", "item") end,
}
