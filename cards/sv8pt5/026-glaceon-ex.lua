local function has_6_counters(pokemon) return pokemon.counters == 6 end

card.attack["Frost Bullet"] = {
  target = "opponent_bench",
  after = function(game, _, target) game:damage(target, 30) end,
}

card.attack["Euclase"] = {
  choose = function(game) return game:choose("opponent_pokemon", has_6_counters) end,
  after = function(game, _, target) game:knock_out(target) end,
}
