card.attack["Power Press"] = {
  more = function(_, it) return it.attack:spare_energy("colorless") >= 1 and 60 end,
}
