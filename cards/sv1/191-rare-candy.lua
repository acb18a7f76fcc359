local card = ...

--- The Stage 2 cards in hand that skip the Stage 1 of this Basic Pokémon.
local function stage_2_over(player, pokemon)
  return player:cards {
    zone = "hand",
    filter = { kind = "pokemon", stage = "stage-2", evolves_over = pokemon.name },
  }
end

local function candidates(player)
  local list = {}
  for _, pokemon in ipairs(player:pokemon_that_fit { filter = { stage = "basic" } }) do
    if not pokemon.came_this_turn and #stage_2_over(player, pokemon) > 0 then
      list[#list + 1] = pokemon
    end
  end
  return list
end

card.play = {
  condition = function(game, it)
    return it.owner.turns_taken > 1 and #candidates(it.owner) > 0
  end,
  effect = function(game, it)
    local pokemon = game:choose_pokemon { from = candidates(it.owner), purpose = "evolve" }
    local into = game:choose_card { from = stage_2_over(it.owner, pokemon), purpose = "evolve" }
    game:evolve { pokemon = pokemon, card = into }
  end,
}
