local basic = ptcg.filter { stage = "basic" }

card.attack["Healing Wrapping"] = function(game, it)
  game:heal(it.owner:find("pokemon", basic), 100)
end

card.attack["X-Scissor"] = { more = function(game) return game:flip() and 40 end }
