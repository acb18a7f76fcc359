local lightning = ptcg.filter { type = "lightning" }

card.attack["Skill Dive"] = {
  target = "opponent_pokemon",
  after = function(game, _, target) game:damage(target, 50) end,
}

card.attack["Thunder Blast"] = function(game, it)
  game:discard_energy_cards(it.attacker, 1, lightning)
end
