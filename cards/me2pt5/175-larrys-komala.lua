local active_larrys = ptcg.filter { "active", name_includes = "Larry's" }

card.ability["Lethargic Charge"] = {
  once_per_turn = {
    where = "bench",
    needs = { { "own_pokemon", active_larrys }, { "hand", "energy" } },
    effect = function(game, it) game:attach(game:choose("hand", "energy"), it.owner.active) end,
  },
}

card.attack["Dozing Draw"] = function(game, it)
  game:set_condition(it.attacker, "asleep")
  game:draw(2)
end
