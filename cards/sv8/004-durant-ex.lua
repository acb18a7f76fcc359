card.ability["Sudden Shearing"] = {
  on_bench = { optional = true, effect = function(game, it) game:discard_top(1, it.opponent) end },
}

card.attack["Vengeful Crush"] = { more = function(_, it) return 30 * it.opponent.prizes_taken end }
