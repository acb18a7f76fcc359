local marnies = ptcg.filter { name_includes = "Marnie's" }
local darkness_basic_energy = ptcg.filter { "basic_energy", type = "darkness" }

card.ability["Punk Up"] = {
  on_evolve = {
    optional = true,
    needs = { "deck", { "own_pokemon", marnies } },
    effect = function(game)
      for _, energy in ipairs(game:search { darkness_basic_energy, max = 5, shuffle = false }) do
        game:attach(energy, game:choose("own_pokemon", marnies))
      end
      game:shuffle()
    end,
  },
}

card.attack["Shadow Bullet"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:damage(target, 30) end,
}
