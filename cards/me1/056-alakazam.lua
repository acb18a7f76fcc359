card.ability["Psychic Draw"] = {
  on_evolve = { optional = true, needs = { "deck" }, effect = function(game) game:draw(3) end },
}

card.attack["Powerful Hand"] = function(game, it)
  game:put_counters(it.defender, 2 * it.owner.hand_count)
end
