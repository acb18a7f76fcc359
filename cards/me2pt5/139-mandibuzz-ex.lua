card.attack["Bone Shot"] = {
  target = "opponent_pokemon",
  after = function(game, _, target) game:damage(target, 50) end,
}

card.attack["Vulture Claw"] = function(game, it) game:discard(game:random_cards(it.opponent)) end
