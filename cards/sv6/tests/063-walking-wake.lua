local function wake(damage)
  return {
    ruleset = "sv",
    me = { active = { "sv6-63", energy = "WWW", damage = damage } },
    opponent = { active = "me1-36" },
  }
end

test("Aurora Gain: heals 20 from this Pokémon", function(t)
  t:position(wake(50))
  t:attack "Aurora Gain"
  t:changed { ["opponent active damage"] = 20, ["active damage"] = 30 }
end)

test("Aurora Gain: nothing to heal", function(t)
  t:position(wake(0))
  t:attack "Aurora Gain"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Undulating Slice: 1 to 9 damage counters", function(t)
  t:position(wake(0))
  t:attack "Undulating Slice"
  t:options { 1, 2, 3, 4, 5, 6, 7, 8, 9 }
  t:answer(9)
  t:changed { ["opponent active damage"] = 180, ["active damage"] = 90 }
end)

test("Undulating Slice: only the counters put count", function(t)
  t:position(wake(20))
  t:attack "Undulating Slice"
  t:answer(1)
  t:changed { ["opponent active damage"] = 20, ["active damage"] = 30 }
end)

test("Undulating Slice: also if they Knock it Out", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-63", energy = "WWW", damage = 60 }, bench = { "sv1-13" } },
    opponent = { active = "me1-36" },
  }
  t:attack "Undulating Slice"
  t:answer(7)
  t:answer(1)
  t:equal(t.opponent.active.damage, 140)
  t:equal(t.me.active.id, "sv1-13")
  t:equal(t.opponent.prizes_left, 5)
end)
