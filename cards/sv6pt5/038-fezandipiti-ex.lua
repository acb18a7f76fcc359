card.ability["Flip the Script"] = {
  once_per_turn_by_name = {
    needs = { "knocked_out_last_turn", "deck" },
    effect = function(game) game:draw(3) end,
  },
}

card.attack["Cruel Arrow"] = {
  target = "opponent_pokemon",
  after = function(game, _, target) game:damage(target, 100) end,
}
