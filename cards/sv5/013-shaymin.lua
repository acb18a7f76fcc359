local pokemon_ex_pokemon_v = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }

card.attack["Pinpoint Dive"] = {
  target = { "opponent_bench", pokemon_ex_pokemon_v },
  after = function(game, _, target) game:damage(target, 60) end,
}
