local duskull = ptcg.filter { name = "Duskull" }

card.attack["Come and Get You"] = function(game, it)
  if it.owner.bench_space > 0 then game:move(game:choose_up_to(3, "discard", duskull), "bench") end
end
