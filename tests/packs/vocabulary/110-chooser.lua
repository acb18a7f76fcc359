local wanted = ptcg.filter { any = { "tool", "supporter" } }

card.attack["Either"] = function(game) game:search { wanted, max = 3, to = "hand" } end

card.attack["Same Again"] = function(game, it)
  local function is_like_one_of_theirs(found)
    for _, pokemon in ipairs(it.opponent.pokemon) do
      if found.name == pokemon.name then return true end
    end
    return false
  end

  game:search { is_like_one_of_theirs, to = "hand" }
end

card.attack["Weakest"] = function(game)
  local target = game:choose("opponent_pokemon", {
    function(pokemon) return pokemon.remaining_hp <= 40 end,
  })
  game:put_counters(target, 1)
end

card.attack["Head Count"] = {
  damage = function(_, it)
    return 10 * it.owner:count("pokemon", function(pokemon) return pokemon.hp > it.attacker.hp end)
  end,
}
