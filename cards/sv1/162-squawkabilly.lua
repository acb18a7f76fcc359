local basic_pokemon = ptcg.filter { "pokemon", stage = "basic" }

card.attack["Call for Family"] = function(game)
  game:search { basic_pokemon, max = 2, to = "bench" }
end

card.attack["Fly"] = {
  fails_unless = function(game) return game:flip() end,
  after = function(game, it)
    for _, kind in ipairs { "no_damage", "no_effects" } do
      game:lasting(it.attacker, kind, "opponents_next_turn")
    end
  end,
}
