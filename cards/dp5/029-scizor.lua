card.attack["Special Blow"] = {
  more = function(_, it) return it.defender:matches("has_special_energy") and 50 end,
}

card.attack["X-Scissor"] = { more = function(game) return game:flip() and 40 end }
