card.ability["Try Again"] = {
  would_flip = {
    origin = "attack",
    by = "own",
    uses = "once_per_turn_by_name",
    optional = true,
    effect = function(game) game:instead {} end,
  },
}

card.attack["Toss"] = { damage = function(game) return 10 * game:flips(3) end }

card.attack["Streak"] = { damage = function(game) return 10 * game:flips_until_tails() end }
