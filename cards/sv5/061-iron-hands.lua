local feared = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }

card.attack["Volt Wave"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "paralyzed") end
end

card.attack["Superalloy Hands"] = {
  more = function(_, it) return it.defender:matches(feared) and 80 end,
}
