local draw_one = { once_per_turn = function(game) game:draw(1) end }

card.ability["Plated Trait"] = { damage_taken = -20 }

card.ability["Reserve"] = draw_one

card.ability["Look Ahead"] = draw_one

card.attack["Fit Out"] = function(game)
  local found = game:choose("discard", "tool")
  if not found then return end
  local pokemon = game:choose("own_pokemon")
  game:attach(found, pokemon, { as = "tool" })
end

card.attack["Hush"] = function(game, it)
  game:lasting(it.opponent, "no_abilities", "opponents_next_turn")
end
