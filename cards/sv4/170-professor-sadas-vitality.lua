local ancient = ptcg.filter { class = "ancient" }

card.play = {
  needs = { { "own_pokemon", ancient }, { "discard", "basic_energy" } },
  effect = function(game, it)
    local attached = 0
    for _, pokemon in ipairs(game:choose_up_to(2, "own_pokemon", ancient)) do
      attached = attached + #game:attach(game:choose("discard", "basic_energy"), pokemon)
    end
    if attached > 0 then game:draw(3) end
  end,
}
