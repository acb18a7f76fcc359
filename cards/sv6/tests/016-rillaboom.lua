local function drums(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv6-16", energy = "G" } },
    opponent = { active = active, bench = bench or { { "sv1-80", energy = "LL" } } },
  }
end

test("Drum Beating: attacks cost Colorless more", function(t)
  t:position(drums { "sv1-80", energy = "LL" })
  t:attack "Drum Beating"
  t:equal(t.opponent.active.damage, 60)
  t:illegal("attack", "Sharp Fang")
  t:attach("dp1-123", "opponent active")
  t:legal("attack", "Sharp Fang")
  t:illegal("attack", "Lightning Laser")
end)

test("Drum Beating: each of its attacks", function(t)
  t:position(drums { "sv1-80", energy = "LLG" })
  t:attack "Drum Beating"
  t:illegal("attack", "Lightning Laser")
  t:attach("dp1-123", "opponent active")
  t:legal("attack", "Lightning Laser")
end)

test("Drum Beating: the Retreat Cost is Colorless more", function(t)
  t:position(drums { "sv1-80", energy = "L" })
  t:attack "Drum Beating"
  t:illegal("retreat", "opponent bench 1")
  t:attach("dp1-123", "opponent active")
  t:retreat "opponent bench 1"
  t:equal(t.opponent.bench[1].energy, "")
end)

test("Drum Beating: not for the Pokémon that comes in, nor after a retreat", function(t)
  t:position(drums { "sv1-80", energy = "LL" })
  t:attack "Drum Beating"
  t:retreat "opponent bench 1"
  t:legal("attack", "Sharp Fang")
end)

test("Drum Beating: not in my turn, nor in the opponent's turn after next", function(t)
  t:position(drums { "sv1-80", energy = "LL" })
  t:attack "Drum Beating"
  t:end_turn()
  t:legal("attack", "Drum Beating")
  t:end_turn()
  t:legal("attack", "Sharp Fang")
  t:explain("retreat_cost", "opponent active", { { 1 } })
end)

test("Wood Hammer: 50 damage to itself", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-16", energy = "GG" } },
    opponent = { active = "sv1-86", bench = { "sv1-13" } },
  }
  t:attack "Wood Hammer"
  t:changed { ["opponent active damage"] = 180, ["active damage"] = 50 }
end)
