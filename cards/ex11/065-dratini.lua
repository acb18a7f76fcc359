local card = ...

card.attack["Thunder Jolt"] = {
  after = function(game, it)
    if not game:flip() then game:damage { to = it.attacker, amount = 10 } end
  end,
}
