local lightning_pokemon = ptcg.filter { "pokemon", type = "lightning" }

card.attack["Summon Lightning"] = function(game)
  game:search { lightning_pokemon, max = 2, to = "hand" }
end

card.attack["Prize Count"] = {
  more = function(_, it) return it.owner.prizes_left > it.opponent.prizes_left and 90 end,
}
