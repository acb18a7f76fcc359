local card = ...

local evolve_from_deck = ptcg.require "evolving_from_deck"
local darkness = ptcg.filter { type = "darkness" }

card.attack["Dark Awakening"] = {
  after = function(game, it)
    local chosen = game:choose_pokemon {
      from = it.owner,
      filter = darkness,
      max = 2,
      purpose = "evolve",
    }
    for _, pokemon in ipairs(chosen) do evolve_from_deck(game, { pokemon }) end
    game:shuffle()
  end,
}
