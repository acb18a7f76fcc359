local card = ...

card.ability["Perish Body"] = {
  on_knock_out = {
    where = "active",
    by = "opponent",
    condition = function(game, it) return it.harm == "attack_damage" end,
    effect = function(game, it)
      if game:flip() then game:knock_out { pokemon = it.attacker } end
    end,
  },
}

card.attack["Corner"] = {
  after = function(game, it)
    game:lasting { kind = "no_retreat", on = it.defender, ends = "opponents_next_turn" }
  end,
}
