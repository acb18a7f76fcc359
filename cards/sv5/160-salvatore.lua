local evolve_from_deck = ptcg.require "evolving_from_deck"
local with_ability = ptcg.filter {
  ability_kind = { "ability", "poke-power", "poke-body", "pokemon-power" },
}

local function has_no_ability(found) return not found:matches(with_ability) end

card.play = {
  needs = { "deck" },
  effect = function(game, it)
    evolve_from_deck(game, it.owner.pokemon, has_no_ability)
    game:shuffle()
  end,
}
