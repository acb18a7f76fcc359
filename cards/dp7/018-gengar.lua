card.ability["Fainting Spell"] = {
  would_be_knocked_out = {
    uses = "once_per_turn",
    optional = true,
    only_if = function(game, it)
      return it.cause == "attack_damage" and it.opponent.is_turn_player
    end,
    effect = function(game, it)
      if game:flip() and it.opponent.active then game:knock_out(it.opponent.active) end
    end,
  },
}

card.attack["Shadow Room"] = {
  target = "opponent_pokemon",
  after = function(game, it, target)
    local counters = target:matches { ability_kind = "poke-power" } and 6 or 3
    game:put_counters(target, counters)
  end,
}

card.attack["Poltergeist"] = {
  times = function(game)
    local trainers = 0
    for _, seen in ipairs(game:look { zone = "hand" }) do
      if seen:matches("trainer") then trainers = trainers + 1 end
    end
    return trainers
  end,
}
