local evolve_from_deck = ptcg.require "evolving_from_deck"

card.attack["Cellular Evolution"] = function(game, it)
  evolve_from_deck(game, it.owner.pokemon)
  game:shuffle()
end
