local card = ...

local wanted = ptcg.filter { any = { { kind = "tool" }, { kind = "supporter" } } }

card.attack["Either"] = {
  after = function(game) game:search { filter = wanted, max = 3, to = "hand", show = true } end,
}

card.attack["Same Again"] = {
  after = function(game, it)
    local function is_like_one_of_theirs(found)
      for _, pokemon in ipairs(it.opponent.pokemon) do
        if found.name == pokemon.name then return true end
      end
      return false
    end

    game:search { filter = is_like_one_of_theirs, to = "hand", show = true }
  end,
}

card.attack["Weakest"] = {
  after = function(game, it)
    local target = game:choose_pokemon {
      from = it.opponent,
      filter = function(pokemon) return pokemon.remaining_hp <= 40 end,
      purpose = "damage",
    }
    if target then game:put_counters { on = target, count = 1 } end
  end,
}

card.attack["Head Count"] = {
  damage = function(_, it)
    return 10 * it.owner:count_pokemon {
      filter = function(pokemon) return pokemon.hp > it.attacker.hp end,
    }
  end,
}
