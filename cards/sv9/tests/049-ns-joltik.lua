local function short(active, bench)
  return {
    ruleset = "sv",
    me = { active = { "sv9-49", energy = "LL", attached = { "sv2-173" } } },
    opponent = { active = active, bench = bench },
  }
end

test("Zapping Short: discards the Tool, and Paralyzed", function(t)
  t:position(short({ "sv1-38", attached = { "sv1-193" } }, {
    { "sv1-80", attached = { "sv2-173" } },
  }))
  t:attack "Zapping Short"
  t:changed {
    ["opponent active damage"] = 30,
    ["opponent active tool"] = true,
    ["opponent active conditions"] = { "+ paralyzed" },
    ["opponent discard"] = { "+ Rocky Helmet" },
  }
end)

test("Zapping Short: all Tools", function(t)
  t:position(short { "me2-29", attached = { "sv1-193", "me2-93" } })
  t:attack "Zapping Short"
  t:equal(t.opponent.active.attached, {})
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("Zapping Short: before the damage", function(t)
  t:position(short { "swsh2-111", attached = { "sv1-192" } })  -- 30 less damage
  t:attack "Zapping Short"
  t:equal(t.opponent.active.damage, 30)
end)

test("Zapping Short: without a Tool only damage", function(t)
  t:position(short({ "sv1-38", energy = "R" }, { { "sv1-80", attached = { "sv2-173" } } }))
  t:attack "Zapping Short"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Zapping Short: not Paralyzed if the Tool stays", function(t)
  t:position(short { "sv1-38", attached = { "sv1-197", "sv5-161" } })
  t:attack "Zapping Short"
  t:changed { ["opponent active damage"] = 30 }
end)
