local card = ...

card.ability["Instruct"] = {
  activated = {
    uses = "once_per_turn",
    needs = { "deck", { "hand_at_most", count = 2 } },
    effect = function(game, it) game:draw { count = 3 - it.owner.hand_count } end,
  },
}

card.attack["Psychic"] = {
  damage = function(game, it) return it.attack.damage + 20 * it.defender.energy_total end,
}
