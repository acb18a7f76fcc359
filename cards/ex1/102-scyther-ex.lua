local card = ...

card.attack["Agility"] = {
  after = function(game, it)
    if not game:flip() then return end
    for _, kind in ipairs { "no_damage", "no_effects" } do
      game:lasting { kind = kind, on = it.attacker, ends = "opponents_next_turn" }
    end
  end,
}
