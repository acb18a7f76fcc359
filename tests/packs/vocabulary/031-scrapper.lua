local card = ...

card.play = function(game, it)
  local all = it.owner.pokemon
  for _, pokemon in ipairs(it.opponent.pokemon) do table.insert(all, pokemon) end
  game:discard {
    cards = game:choose_attached { from = all, filter = { kind = "tool" }, max = 2, purpose = "discard" },
  }
end
