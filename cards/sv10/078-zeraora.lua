local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.attack["Thunder Raid"] = {
  target = { "opponent_bench", pokemon_ex },
  after = function(game, it, target)
    game:discard_energy_cards(it.attacker, "all")
    game:damage(target, 210)
  end,
}
