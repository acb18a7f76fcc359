local grass_basic_energy = ptcg.filter { "basic_energy", type = "grass" }

card.attack["Stock Up on Feathers"] = function(game, it) game:draw(7 - it.owner.hand_count) end

card.attack["Power Shot"] = {
  fails_unless = function(game, it)
    return it.owner:count("hand", grass_basic_energy) >= 1
      and #game:discard(game:choose("hand", grass_basic_energy)) == 1
  end,
}
