local evolve_from_deck = ptcg.require "evolving_from_deck"
local basic = ptcg.filter { stage = "basic" }
local stage_1 = ptcg.filter { "pokemon", stage = "stage-1" }
local stage_2 = ptcg.filter { "pokemon", stage = "stage-2" }

local function is_stage_1(found) return found:matches(stage_1) end
local function is_stage_2(found) return found:matches(stage_2) end
local function may_evolve(pokemon) return pokemon:matches(basic) and not pokemon.came_this_turn end

card.in_play.once_per_turn = {
  needs = { "deck" },
  only_if = function(_, it)
    return it.owner.turns_taken > 1 and it.owner:count("pokemon", may_evolve) > 0
  end,
  effect = function(game, it)
    local basics = it.owner:find("pokemon", may_evolve)
    local evolved = evolve_from_deck(game, basics, is_stage_1)
    if evolved then evolve_from_deck(game, { evolved }, is_stage_2) end
    game:shuffle()
  end,
}
