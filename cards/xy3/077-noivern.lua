card.ability["Echolocation"] = {
  would_be_damaged = function(game) if game:flip() then game:instead {} end end,
}

card.attack["Boomburst"] = function(game, it) game:damage(it.opponent.pokemon, 30) end
