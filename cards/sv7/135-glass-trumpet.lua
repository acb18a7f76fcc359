local tera = ptcg.filter { class = "tera" }
local colorless = ptcg.filter { type = "colorless" }

card.play = {
  needs = { { "own_pokemon", tera }, { "discard", "basic_energy" }, { "own_bench", colorless } },
  effect = function(game)
    for _, pokemon in ipairs(game:choose_up_to(2, "own_bench", colorless)) do
      game:attach(game:choose("discard", "basic_energy"), pokemon)
    end
  end,
}
