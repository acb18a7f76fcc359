card.ability["Teleportation"] = {
  once_per_turn = {
    needs = { "no_condition", "own_bench" },
    effect = function(game, it)
      if it.self.is_benched then
        game:switch(it.self)
      else
        game:switch()
      end
    end,
  },
}

--- Returns all Pokémon in play with the fewest remaining HP, except for `left_out`.
local function weakest(players, left_out)
  local list, fewest = {}, math.maxinteger
  for _, player in ipairs(players) do
    for _, pokemon in ipairs(player.pokemon) do
      if pokemon ~= left_out and pokemon.remaining_hp <= fewest then
        if pokemon.remaining_hp < fewest then list = {} end
        fewest = pokemon.remaining_hp
        list[#list + 1] = pokemon
      end
    end
  end
  return list
end

card.attack["Bring Down"] = {
  choose = function(game, it)
    return game:choose(weakest({ it.owner, it.opponent }, it.attacker))
  end,
  after = function(game, it, target) game:knock_out(target) end,
}
