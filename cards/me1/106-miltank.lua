card.attack["Bellyful of Milk"] = function(game)
  if game:flips(2) == 2 then game:heal(game:choose("own_pokemon", "damaged"), "all") end
end
