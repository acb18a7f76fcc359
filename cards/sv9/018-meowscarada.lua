local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.ability["Showtime"] = {
  once_per_turn = { where = "bench", effect = function(game, it) game:switch(it.self) end },
}

card.attack["Rising Bloom"] = {
  more = function(_, it) return it.defender:matches(pokemon_ex) and 90 end,
}
