card.attack["If Hurt"] = { more = function(_, it) return it.defender.is_damaged and 30 end }

card.attack["Weary"] = {
  damage = function(game, it) return it.attack.damage - 10 * it.attacker.counters end,
}

card.attack["Recoil"] = function(game, it)
  game:damage(it.attacker, 20)
  game:damage(it.owner.bench, 10)
end

card.attack["Snipe"] = {
  target = "opponent_pokemon",
  after = function(game, it, target) game:damage(target, 30) end,
}
