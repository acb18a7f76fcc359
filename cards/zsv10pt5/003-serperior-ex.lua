card.ability["Regal Cheer"] = {
  damage_dealt = {
    subject = "own",
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 20 end end,
  },
}

card.attack["Command the Grass"] = function(game)
  if game:ask() then game:search { min = 1, max = 3, to = "hand" } end
end
