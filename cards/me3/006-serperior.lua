local rosas_encouragement = ptcg.filter { name = "Rosa's Encouragement" }

card.attack["Regal Command"] = { times = function(_, it) return #it.owner.pokemon end }

card.attack["Solar Coiling"] = {
  more = function(_, it) return it.owner:count("discard", rosas_encouragement) > 0 and 150 end,
}
