local evolve_from_deck = ptcg.require "evolving_from_deck"
local stage_1 = ptcg.filter { "pokemon", stage = "stage-1" }
local stage_2 = ptcg.filter { "pokemon", stage = "stage-2" }
local may_evolve = { stage = "basic", function(pokemon) return not pokemon.came_this_turn end }

card.in_play.once_per_turn = {
  needs = { "deck" },
  only_if = function(_, it)
    return it.owner.turns_taken > 1 and it.owner:count("pokemon", may_evolve) > 0
  end,
  effect = function(game, it)
    local evolved = evolve_from_deck(game, it.owner:find("pokemon", may_evolve), stage_1)
    if evolved then evolve_from_deck(game, { evolved }, stage_2) end
    game:shuffle()
  end,
}
