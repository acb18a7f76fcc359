local function candidates(player)
  local list = {}
  for _, pokemon in ipairs(player.pokemon) do
    if not pokemon.came_this_turn then list[#list + 1] = pokemon end
  end
  return list
end

card.play = {
  needs = { "deck" },
  only_if = function(game, it) return it.owner.turns_taken > 1 and #candidates(it.owner) > 0 end,
  effect = function(game, it)
    local pokemon = game:choose(candidates(it.owner))
    local found = game:search { "pokemon", evolves_from = pokemon.name, shuffle = false }
    if found[1] then game:evolve(pokemon, found[1]) end
    game:shuffle()
  end,
}
