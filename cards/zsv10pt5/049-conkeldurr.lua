card.ability["Craftsmanship"] = {
  hp = function(_, it) return it.amount + 40 * it.self:energy("fighting") end,
}

card.attack["Swing Around"] = { more = function(game) return 50 * game:flips(2) end }
