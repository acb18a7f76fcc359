local card = ...

local feared = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }

card.attack["Volt Wave"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "paralyzed" } end
  end,
}

card.attack["Superalloy Hands"] = {
  damage = function(_, it)
    return it.attack.damage + (it.defender:matches(feared) and 80 or 0)
  end,
}
