local tera = ptcg.filter { class = "tera" }

card.attack["Jewel Breaker"] = {
  more = function(_, it) return it.defender:matches(tera) and 230 end,
}
