local basic = ptcg.filter { stage = "basic" }

card.play = function(game) game:put_counters(game:choose("own_pokemon", basic), 1) end
