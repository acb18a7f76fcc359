card.ability["Final Chain"] = {
  on_knock_out = {
    by = "opponent",
    needs = { "deck" },
    only_if = function(_, it) return it.cause == "attack_damage" end,
    effect = function(game) game:search { min = 1, to = "hand" } end,
  },
}

card.attack["Mochi Rush"] = function(game, it)
  game:lasting(it.attacker, { damage_dealt = 50 }, "own_next_turn", { attack = "Mochi Rush" })
end
