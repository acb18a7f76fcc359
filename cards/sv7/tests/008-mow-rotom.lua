local function dash(theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv7-8", energy = "G", attached = { "sv1-193", "sv6-167" } } },
    opponent = { active = theirs, bench = { { "sv1-13", attached = { "sv1-193", "sv9-159" } } } },
  }
end

test("Reaping Dash: Pokémon Tools and Special Energy are discarded before the damage", function(t)
  t:position(dash { "sv6-61", energy = "W", attached = { "sv1-193", "sv9-159", "sv2-190" } })
  t:attack "Reaping Dash"
  t:changed {
    ["opponent active damage"] = 30,
    ["opponent active tool"] = true,
    ["opponent active energy"] = { "- Spiky Energy", "- Jet Energy" },
    ["opponent discard"] = { "+ Rocky Helmet", "+ Spiky Energy", "+ Jet Energy" },
  }
  t:equal(t.opponent.active.energy, "W")
end)

test("Reaping Dash: with only basic Energy only damage", function(t)
  t:position(dash { "sv6-61", energy = "WW" })
  t:attack "Reaping Dash"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Reaping Dash: HP from a Pokémon Tool is gone", function(t)
  t:position(dash { "sv1-13", damage = 40, attached = { "sv5-152" } })
  t:attack "Reaping Dash"
  t:answer(1)
  t:equal(t.opponent.discard, { "sv5-152", "sv1-13" })
end)

test("Reaping Dash: what prevents effects of attacks prevents it", function(t)
  t:position(dash { "sv6-61", attached = { "sv1-193", "sv5-161" } })
  t:attack "Reaping Dash"
  t:changed { ["opponent active damage"] = 30, ["active damage"] = 20 }
end)
