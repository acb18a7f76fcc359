local mega_evolution_ex = ptcg.filter { class = "mega-evolution-ex" }

card.ability["Excited Dash"] = {
  once_per_turn = {
    where = "bench",
    needs = { { "own_pokemon", mega_evolution_ex } },
    effect = function(game, it) game:switch(it.self) end,
  },
}
