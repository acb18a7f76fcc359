local function position(mine, theirs, hand)
  return {
    ruleset = "sv",
    stadium = not hand and "sv8pt5-108" or nil,
    me = { active = mine, hand = hand or { "dp1-123" } },
    opponent = { active = theirs },
  }
end

test("Festival Grounds: Pokémon with Energy recover when it comes", function(t)
  t:position(position(
    { "sv1-13", energy = "G", conditions = { "poisoned" } },
    { "sv1-80", conditions = { "burned" } },
    { "sv8pt5-108" }
  ))
  t:play "sv8pt5-108"
  t:equal(t.me.active.conditions, {})
  t:equal(t.opponent.active.conditions, { "burned" })
end)

test("Festival Grounds: a Pokémon recovers when it gets Energy", function(t)
  t:position(position({ "sv1-13", conditions = { "confused" } }, "sv1-80"))
  t:attach("dp1-123", "active")
  t:equal(t.me.active.conditions, {})
end)

test("Festival Grounds: Pokémon with Energy get no Special Condition", function(t)
  t:position(position({ "sv6-105", energy = "F" }, "me1-36"))
  t:attack "Tantrum"
  t:equal(t.me.active.conditions, {})
end)
