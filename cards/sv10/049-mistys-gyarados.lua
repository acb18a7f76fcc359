local mistys_pokemon = ptcg.filter { "pokemon", name_includes = "Misty's" }

card.attack["Splashing Panic"] = {
  times = function(game)
    local discarded = game:discard_top(7)
    local count = 0
    for _, card in ipairs(discarded) do
      if card:matches(mistys_pokemon) then count = count + 1 end
    end
    return count
  end,
}
