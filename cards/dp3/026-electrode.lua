card.ability["Energy Shift"] = {
  would_be_knocked_out = {
    optional = true,
    uses = "once_per_turn",
    needs = { { "own_pokemon", count = 2 } },
    only_if = function(game, it) return it.cause == "attack_damage" and it.owner.is_turn_player end,
    effect = function(game, it)
      local others = {}
      for _, pokemon in ipairs(it.owner.pokemon) do
        if pokemon ~= it.self then others[#others + 1] = pokemon end
      end
      local to = game:choose(others)
      game:attach(it.card, to, { as = "energy" })
      -- Only its own discarding is replaced: it is Knocked Out, a Prize card is taken, and the
      -- cards under or on it are discarded.
      game:instead { knocked_out = true }
    end,
  },
}

card.attack["Ion Blast"] = {
  choose = function(game, it) return game:ask { purpose = "yes_no" } and 60 or 0 end,
  more = function(_, _, more) return more end,
  after = function(game, it, more) if more > 0 then game:damage(it.attacker, 100) end end,
}
