card.ability["Counterattacking Crest"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, 5) end,
  },
}

card.attack["Outlaw Leg"] = function(game, it)
  game:discard(game:random_cards(it.opponent))
  game:discard_top(1, it.opponent)
end
