card.ability["Perish Body"] = {
  on_knock_out = {
    where = "active",
    by = "opponent",
    only_if = function(game, it) return it.cause == "attack_damage" end,
    effect = function(game, it) if game:flip() then game:knock_out(it.attacker) end end,
  },
}

card.attack["Corner"] = function(game, it)
  game:lasting(it.defender, "no_retreat", "opponents_next_turn")
end
