local card = ...

local kinds = {
  ptcg.filter { kind = "item" },
  ptcg.filter { kind = "supporter" },
  ptcg.filter { kind = "stadium" },
  ptcg.filter { kind = "tool" },
  ptcg.filter { kind = "trainer" },
  ptcg.filter { kind = "pokemon", stage = "basic" },
  ptcg.filter { kind = "energy" },
  ptcg.filter { kind = "pokemon", stage = "evolution" },
}

card.play = function(game)
  local number = game:choose_number { low = 1, high = #kinds }
  local taken = game:choose_card { zone = "discard", filter = kinds[number], min = 0 }
  if taken then game:move { card = taken, to = "hand" } end
end
