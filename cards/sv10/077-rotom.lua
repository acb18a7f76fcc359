card.attack["Astonish"] = function(game, it)
  local picked = game:random_cards(it.opponent)
  game:show(picked)
  game:move(picked, "deck")
end

card.attack["Gadget Show"] = { times = function(_, it) return #it.owner.tools end }
