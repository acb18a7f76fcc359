card.ability["Snack Seek"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:discard(game:may_choose(game:top(1), { purpose = "discard" })) end,
  },
}

card.attack["Pick and Stick"] = function(game)
  for _, energy in ipairs(game:choose_up_to(2, "discard", "basic_energy")) do
    game:attach(energy, game:choose("own_pokemon"))
  end
end
