card.ability["Run Errand"] = {
  once_per_turn_by_name = {
    where = "active",
    needs = { "deck" },
    effect = function(game) game:draw(2) end,
  },
}

card.attack["Rapid-Fire Combo"] = { more = function(game) return 50 * game:flips_until_tails() end }
