card.ability["Seething Spirit"] = {
  once_per_turn = {
    needs = { { "discard", "basic_energy" } },
    effect = function(game)
      game:attach(game:choose("discard", "basic_energy"), game:choose("own_pokemon"))
    end,
  },
}

card.attack["Smolder-sault"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
