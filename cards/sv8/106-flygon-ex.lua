local pokemon_ex_pokemon_v = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }

card.attack["Reversing Storm"] = function(game) game:switch(game:may_choose("own_bench")) end

card.attack["Sonic Peridot"] = function(game, it)
  game:damage(it.opponent:find("pokemon", pokemon_ex_pokemon_v), 100, {
    weakness = false,
    resistance = false,
  })
end
