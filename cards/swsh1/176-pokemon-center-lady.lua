local function who_can_be_healed(player)
  local found = {}
  for _, pokemon in ipairs(player.pokemon) do
    if pokemon.is_damaged or pokemon.has_any_condition then found[#found + 1] = pokemon end
  end
  return found
end

card.play = {
  only_if = function(game, it) return #who_can_be_healed(it.owner) > 0 end,
  effect = function(game, it)
    local pokemon = game:choose(who_can_be_healed(it.owner))
    if not pokemon then return end  -- another text can use its effect without playing it
    game:heal(pokemon, 60)
    game:remove_conditions(pokemon)
  end,
}
