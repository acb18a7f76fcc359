local leveled = ptcg.filter { class = "level-up" }

card.ability["Level-Down"] = {
  once_per_turn = {
    needs = { "no_condition", { "opponent_pokemon", leveled } },
    effect = function(game) game:level_down(game:choose("opponent_pokemon", leveled), "deck") end,
  },
}

card.attack["Compound Pain"] = function(game, it)
  game:damage(it.opponent:find("pokemon", "damaged"), 30)
end
