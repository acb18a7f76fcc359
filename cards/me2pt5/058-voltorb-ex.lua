card.attack["Hundred-Hitting Ball"] = {
  more = function(game) return 100 * game:flips_until_tails() end,
}
