local fighting = ptcg.filter { type = "fighting" }

card.attack["Vengeful Cannon"] = {
  times = function(_, it)
    local counters = 0
    for _, pokemon in ipairs(it.owner:find("bench", fighting)) do
      counters = counters + pokemon.counters
    end
    return counters
  end,
}
