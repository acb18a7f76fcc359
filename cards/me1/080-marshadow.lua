card.attack["Shadowy Side Kick"] = function(game, it)
  game:lasting(it.attacker, "side kick", "turn")
end

-- What the damage Knocks Out is known only after the attack.
card.lasting["side kick"] = {
  on_knock_out = {
    subject = "opponent",
    only_if = function(_, it) return it.cause == "attack_damage" end,
    effect = function(game, it)
      game:lasting(it.self, "no_damage", "opponents_next_turn")
      game:lasting(it.self, "no_effects", "opponents_next_turn")
    end,
  },
}
