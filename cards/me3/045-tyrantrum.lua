card.ability["Tyrannically Gutsy"] = {
  hp = { only_if = function(_, it) return it.self:matches("has_special_energy") end, value = 150 },
}

card.attack["Wreak Havoc"] = function(game, it)
  game:discard_top(game:flips_until_tails(), it.opponent)
end
