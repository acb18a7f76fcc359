local evolve_from_deck = ptcg.require "evolving_from_deck"
local darkness = ptcg.filter { type = "darkness" }

card.attack["Dark Awakening"] = function(game)
  local chosen = game:choose_up_to(2, "own_pokemon", { darkness, purpose = "evolve" })
  for _, pokemon in ipairs(chosen) do evolve_from_deck(game, { pokemon }) end
  game:shuffle()
end
