local seviper, absol = "me2-62", "me1-86"

local function fangs(bench, active, theirs)
  return {
    ruleset = "sv",
    me = { active = { seviper, energy = "DDD" }, bench = bench },
    opponent = { active = active or "sv6-61", bench = { theirs or "dp3-55" } },
  }
end

test("Excited Power: 120 more with a Darkness Mega Evolution Pokémon ex", function(t)
  t:position(fangs { absol })
  t:attack "Pitch-Black Fangs"
  t:equal(t.opponent.active.damage, 240)
end)

test("Excited Power: no more with two of them", function(t)
  t:position(fangs { absol, "me2-61" })
  t:attack "Pitch-Black Fangs"
  t:equal(t.opponent.active.damage, 240)
end)

test("Excited Power: not without one", function(t)
  t:position(fangs({ "me1-104", "sv6pt5-36", seviper }, "sv6-61", absol))
  t:attack "Pitch-Black Fangs"
  t:equal(t.opponent.active.damage, 120)
end)

test("Excited Power: before Weakness", function(t)
  t:position(fangs({ absol }, "me1-60"))
  t:attack "Pitch-Black Fangs"
  t:answer("#1", "#2", "#3")
  t:explain {
    { "base", 120, by = seviper },
    { "attacker", 240, by = seviper },
    { "weakness", 480 },
    { "result", 480 },
  }
end)

test("Excited Power: not for another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL" }, bench = { seviper, absol } },
    opponent = { active = "me1-36" },
  }
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)
