local rattata = ptcg.filter { name = "Rattata" }

card.attack["Scrape Off"] = { before = function(game, it) game:discard(it.defender.tools) end }

card.attack["Retaliatory Incisors"] = {
  times = function(_, it)
    local counters = 0
    for _, pokemon in ipairs(it.owner:find("bench", rattata)) do
      counters = counters + pokemon.counters
    end
    return counters
  end,
}
