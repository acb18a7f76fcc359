card.attack["Bring Down"] = {
  choose = function(game, it)
    local others, fewest = {}, math.maxinteger
    for _, player in ipairs { it.owner, it.opponent } do
      for _, pokemon in ipairs(player:find("pokemon", { except = it.attacker })) do
        table.insert(others, pokemon)
        fewest = math.min(fewest, pokemon.remaining_hp)
      end
    end
    return game:choose(others, { function(pokemon) return pokemon.remaining_hp == fewest end })
  end,
  after = function(game, _, target) game:knock_out(target) end,
}

card.attack["Water Shot"] = function(game, it) game:discard_energy_cards(it.attacker, 1) end
