card.attack["Healing Fluff"] = function(game)
  game:heal(game:choose("own_bench", "damaged"), "all")
end

card.attack["U-turn"] = function(game) game:switch() end
