local card, ptcg = ...

local trainer = ptcg.filter { kind = "trainer" }

card.ability["Fainting Spell"] = {
  would_be_knocked_out = {
    uses = "once_per_turn",
    optional = true,
    condition = function(game, it)
      return it.harm == "attack_damage" and it.opponent.is_turn_player
    end,
    effect = function(game, it)
      if game:flip() and it.opponent.active then
        game:knock_out { pokemon = it.opponent.active }
      end
    end,
  },
}

card.attack["Shadow Room"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, it, target)
    local counters = target:matches { ability_kind = "poke-power" } and 6 or 3
    game:put_counters { on = target, count = counters }
  end,
}

card.attack["Poltergeist"] = {
  damage = function(game, it)
    local trainers = 0
    for _, seen in ipairs(game:look { zone = "hand" }) do
      if seen:matches(trainer) then trainers = trainers + 1 end
    end
    return it.attack.damage * trainers
  end,
}
