card.attack["Retaliatory Claw"] = {
  more = function(_, it) return it.attacker.remaining_hp <= 50 and 170 end,
}
