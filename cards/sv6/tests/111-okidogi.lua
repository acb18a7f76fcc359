local okidogi = "sv6-111"

local function punch(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = mine, bench = { { "sv1-13", energy = "D" } } },
    opponent = { active = theirs or "sv6-61" },
  }
end

test("Adrena-Power: with Darkness Energy 100 more HP and 100 more damage", function(t)
  t:position(punch { okidogi, energy = "FFD" })
  t:equal(t.me.active.hp, 230)
  t:attack "Good Punch"
  t:equal(t.opponent.active.damage, 170)
end)

test("Adrena-Power: only once for two Darkness Energy", function(t)
  t:position(punch { okidogi, energy = "FFDD" })
  t:equal(t.me.active.hp, 230)
  t:attack "Good Punch"
  t:equal(t.opponent.active.damage, 170)
end)

test("Adrena-Power: Special Energy that provides Darkness counts", function(t)
  t:position(punch { okidogi, energy = "FF", attached = { "sv6-167" } })
  t:equal(t.me.active.hp, 230)
  t:attack "Good Punch"
  t:equal(t.opponent.active.damage, 170)
end)

test("Adrena-Power: not without Darkness Energy on this Pokémon", function(t)
  t:position(punch { okidogi, energy = "FFP", attached = { "sv5-161" } })
  t:equal(t.me.active.hp, 130)
  t:attack "Good Punch"
  t:equal(t.opponent.active.damage, 70)
end)

test("Adrena-Power: before Weakness", function(t)
  t:position(punch({ okidogi, energy = "FFD" }, "swsh1-142"))
  t:attack "Good Punch"
  t:answer(1, 2, 3)
  t:equal(t.winner, "me")
end)

test("Adrena-Power: not for another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-13", energy = "GD" }, bench = { { okidogi, energy = "D" } } },
    opponent = { active = "sv6-61" },
  }
  t:equal(t.me.active.hp, 70)
  t:equal(t.me.bench[1].hp, 230)
  t:attack "Scratch"
  t:equal(t.opponent.active.damage, 10)
end)
