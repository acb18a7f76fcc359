local function survives_a_counter(pokemon) return pokemon.remaining_hp > 10 end

local function receivers(from)
  return from.owner:find("pokemon", { survives_a_counter, except = from })
end

local function may_give(pokemon) return #receivers(pokemon) > 0 end

card.ability["Damage Swap"] = {
  use = {
    needs = { { "own_pokemon", "damaged" } },
    only_if = function(game, it)
      for _, condition in ipairs { "asleep", "confused", "paralyzed" } do
        if it.self:has_condition(condition) then return false end
      end
      return it.owner:count("pokemon", { "damaged", may_give }) > 0
    end,
    effect = function(game)
      local from = game:choose("own_pokemon", { "damaged", may_give })
      game:move_counters(from, game:choose(receivers(from)))
    end,
  },
}

card.attack["Confuse Ray"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "confused") end
end
