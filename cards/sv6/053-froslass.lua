local froslass_has_ability = ptcg.filter { "has_ability", other_than = "Froslass" }

card.ability["Freezing Shroud"] = {
  on_checkup = function(game, it)
    game:put_counters(it.owner:find("pokemon", froslass_has_ability), 1)
    game:put_counters(it.opponent:find("pokemon", froslass_has_ability), 1)
  end,
}
