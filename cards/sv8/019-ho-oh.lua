local tera = ptcg.filter { class = "tera" }

card.attack["Shining Blaze"] = {
  more = function(_, it) return it.owner:count("bench", tera) > 0 and 100 end,
}
