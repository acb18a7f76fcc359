local darkness_pokemon = ptcg.filter { "pokemon", type = "darkness" }

card.attack["Invite Evil"] = function(game)
  game:search { darkness_pokemon, max = 3, to = "hand" }
end
