card.attack["Zap"] = {
  after = function(game, it)
    local chosen = game:choose_up_to("2", "own_bench")
    game:search { "energy", max = "2", to = "hand" }
    for _, pokemon in ipairs(chosen) do game:heal(pokemon, 10) end
  end,
}
