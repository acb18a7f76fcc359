local function worn_out(player)
  local found = {}
  for _, pokemon in ipairs(player.pokemon) do
    if pokemon.remaining_hp <= 30 and pokemon.is_damaged then found[#found + 1] = pokemon end
  end
  return found
end

card.play = {
  only_if = function(_, it) return #worn_out(it.owner) > 0 end,
  effect = function(game, it)
    local pokemon = game:choose(worn_out(it.owner))
    if not pokemon then return end  -- another text can use its effect without playing it
    game:heal(pokemon, "all")
  end,
}
