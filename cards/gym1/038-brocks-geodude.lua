local card = ...

card.attack["Lucky Shot"] = {
  needs = { "opponent_bench" },
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent.bench, purpose = "damage" }
  end,
  after = function(game, it, target)
    if game:flip() then game:damage { to = target, amount = 30 } end
  end,
}
