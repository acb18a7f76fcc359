local card = ...

local tool = ptcg.filter { kind = "tool" }

local function holders(it)
  local found = {}
  for _, player in ipairs { it.owner, it.opponent } do
    for _, pokemon in ipairs(player.pokemon) do
      if pokemon.has_tool then found[#found + 1] = pokemon end
    end
  end
  return found
end

card.play = {
  condition = function(_, it) return #holders(it) > 0 end,
  effect = function(game, it)
    game:discard {
      cards = game:choose_attached { from = holders(it), filter = tool, max = 2 },
    }
  end,
}
