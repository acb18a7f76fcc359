local grass_basic_energy = ptcg.filter { "basic_energy", type = "grass" }

card.attack["Re-Brew"] = {
  target = "opponent_pokemon",
  after = function(game, it, target)
    local energy = it.owner:find("discard", grass_basic_energy)
    game:put_counters(target, 2 * #energy)
    game:move(energy, "deck")
  end,
}

card.attack["Matcha Splash"] = function(game, it) game:heal(it.owner.pokemon, 30) end
