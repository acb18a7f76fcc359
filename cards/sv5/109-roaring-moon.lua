local ancient = ptcg.filter { class = "ancient" }

card.attack["Vengeance Fletching"] = {
  more = function(_, it) return 10 * it.owner:count("discard", ancient) end,
}
