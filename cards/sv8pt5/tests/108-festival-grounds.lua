test("Festival Grounds: who has Energy recovers at once, on both sides", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-13", energy = "G", conditions = { "confused", "burned", "poisoned" } },
      hand = { "sv8pt5-108" },
    },
    opponent = { active = { "sv1-36", energy = "R", conditions = { "asleep" } } },
  }
  t:play "sv8pt5-108"
  t:equal(t.me.active.conditions, {})
  t:equal(t.opponent.active.conditions, {})
  t:equal(#t:events("condition_removed"), 4)
  t:equal(t:events("condition_removed")[1].source, "sv8pt5-108")
end)

test("Festival Grounds: once it gets Energy", function(t)
  t:position {
    ruleset = "sv",
    stadium = "sv8pt5-108",
    me = { active = { "sv1-13", conditions = { "paralyzed" } }, hand = { "dp1-123" } },
    opponent = { active = "sv1-36" },
  }
  t:equal(t.me.active.conditions, { "paralyzed" })
  t:attach("dp1-123", "active")
  t:equal(t.me.active.conditions, {})
end)

test("Festival Grounds: with Energy they cannot come, without they can", function(t)
  local function poisoned(energy)
    t:position {
      ruleset = "sv",
      stadium = "sv8pt5-108",
      me = { active = { "sv1-127", energy = "DDDD" } },
      opponent = { active = { "sv1-38", energy = energy } },
    }
    t:attack "Toxic Strike"
    return t.opponent.active.conditions
  end
  t:equal(poisoned "R", {})
  t:equal(poisoned "", { "poisoned" })
end)
