card.attack["Cutting Riposte"] = {
  cost = function(game, it) if it.attacker.is_damaged then return { "darkness" } end end,
}
