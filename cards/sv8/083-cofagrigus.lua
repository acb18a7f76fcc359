card.attack["Law of the Underworld"] = function(game, it)
  game:put_counters(it.owner:find("pokemon", "has_ability"), 6)
  game:put_counters(it.opponent:find("pokemon", "has_ability"), 6)
end
