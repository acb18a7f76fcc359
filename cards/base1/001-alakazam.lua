local card = ...

--- The Pokémon a counter may go to from this one: those it does not Knock Out.
local function receivers(pokemon)
  local list = {}
  for _, other in ipairs(pokemon.owner.pokemon) do
    if other ~= pokemon and other.remaining_hp > 10 then list[#list + 1] = other end
  end
  return list
end

local function givers(player)
  local list = {}
  for _, pokemon in ipairs(player.pokemon) do
    if pokemon.is_damaged and #receivers(pokemon) > 0 then list[#list + 1] = pokemon end
  end
  return list
end

card.ability["Damage Swap"] = {
  activated = {
    condition = function(game, it)
      for _, condition in ipairs { "asleep", "confused", "paralyzed" } do
        if it.self:has_condition(condition) then return false end
      end
      return #givers(it.owner) > 0
    end,
    effect = function(game, it)
      local from = game:choose_pokemon { from = givers(it.owner) }
      local to = game:choose_pokemon { from = receivers(from), purpose = "damage" }
      game:move_counters { from = from, to = to }
    end,
  },
}

card.attack["Confuse Ray"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "confused" } end
  end,
}
