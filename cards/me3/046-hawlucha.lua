card.attack["Vengeful Kick"] = {
  more = function(_, it) return it.owner:count("bench", "damaged") > 0 and 60 end,
}
