local card = ...

card.attack["Fly"] = {
  require = function(game) return game:flip() end,
  after = function(game, it)
    for _, kind in ipairs { "no_damage", "no_effects" } do
      game:lasting { kind = kind, on = it.attacker, ends = "opponents_next_turn" }
    end
  end,
}
