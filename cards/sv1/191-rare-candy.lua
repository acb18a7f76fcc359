--- Returns the Stage 2 cards in hand that skip the Stage 1 of this Basic Pokémon. They are played
--- from the hand, so what stops that stops this card, too.
local function stage_2_over(player, pokemon)
  local function may_evolve(card) return pokemon:may_evolve(card) end
  return player:find("hand", {
    "pokemon",
    may_evolve,
    stage = "stage-2",
    evolves_over = pokemon.name,
  })
end

local function candidates(player)
  local list = {}
  for _, pokemon in ipairs(player:find("pokemon", { stage = "basic" })) do
    if not pokemon.came_this_turn and #stage_2_over(player, pokemon) > 0 then
      list[#list + 1] = pokemon
    end
  end
  return list
end

card.play = {
  only_if = function(game, it) return it.owner.turns_taken > 1 and #candidates(it.owner) > 0 end,
  effect = function(game, it)
    local pokemon = game:choose(candidates(it.owner))
    local into = game:choose(stage_2_over(it.owner, pokemon))
    game:evolve(pokemon, into)
  end,
}
