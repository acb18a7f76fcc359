local card = ...

local basic_pokemon = ptcg.filter { kind = "pokemon", stage = "basic" }

card.attack["Call for Family"] = {
  after = function(game) game:search { filter = basic_pokemon, max = 2, to = "bench" } end,
}

card.attack["Fly"] = {
  require = function(game) return game:flip() end,
  after = function(game, it)
    for _, kind in ipairs { "no_damage", "no_effects" } do
      game:lasting { kind = kind, on = it.attacker, ends = "opponents_next_turn" }
    end
  end,
}
