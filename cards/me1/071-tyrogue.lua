card.attack["Pow-Pow Punching"] = { more = function(game) return 30 * game:flips_until_tails() end }
