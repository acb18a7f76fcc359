card.attack["Bite Together"] = {
  more = function(_, it) return it.owner:count("bench", { name = "Durant" }) > 0 and 20 end,
}
