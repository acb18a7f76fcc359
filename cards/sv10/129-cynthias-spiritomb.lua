local cynthias = ptcg.filter { name_includes = "Cynthia's" }

card.attack["Raging Curse"] = {
  ignores = "weakness",
  times = function(_, it)
    local counters = 0
    for _, pokemon in ipairs(it.owner:find("bench", cynthias)) do
      counters = counters + pokemon.counters
    end
    return counters
  end,
}
