local card = ...

card.ability["Thick"] = { damage_taken = { value = -20 } }

card.ability["Cheer"] = {
  activated = { uses = "once_per_turn", effect = function(game) game:draw { count = 1 } end },
}
