local fighting_basic_energy = ptcg.filter { "basic_energy", type = "fighting" }

card.attack["Tar Cannon"] = {
  target = "opponent_pokemon",
  fails_unless = function(_, it) return it.owner:count("discard", fighting_basic_energy) >= 10 end,
  after = function(game, _, target) game:damage(target, 140) end,
}

card.attack["Bulky Bump"] = function(game, it) game:discard_energy(it.attacker, 3) end
