local darkness_active = ptcg.filter { "active", type = "darkness" }

card.ability["Spiteful Swirl"] = {
  on_damage = {
    subject = "own",
    by = "opponent",
    target = darkness_active,
    effect = function(game, it) game:put_counters(it.attacker, 1) end,
  },
}

card.attack["Mountain Breaker"] = function(game, it) game:discard_top(1, it.opponent) end
