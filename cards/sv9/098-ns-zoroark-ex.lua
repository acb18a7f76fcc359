local ns = ptcg.filter { name_includes = "N's" }

card.ability["Trade"] = {
  once_per_turn = {
    needs = { "hand", "deck" },
    effect = function(game)
      game:discard(game:choose("hand"))
      game:draw(2)
    end,
  },
}

card.attack["Night Joker"] = {
  choose = function(game, it) return game:choose_attack(it.owner:find("bench", ns)) end,
  after = function(game, _, attack) if attack then game:perform(attack) end end,
}
