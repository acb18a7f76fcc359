local position = {
  ruleset = "sv",
  me = { active = { "sv5-57", energy = "LLW" } },
  opponent = { active = "sv1-38" },
}

test("Shocking Knuckle: heads, Paralyzed", function(t)
  t:position(position)
  t:coins "H"
  t:attack "Shocking Knuckle"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("Shocking Knuckle: tails, only damage", function(t)
  t:position(position)
  t:coins "T"
  t:attack "Shocking Knuckle"
  t:changed { ["opponent active damage"] = 20 }
end)

test("Strong Volt: one Energy of its own, of any kind", function(t)
  t:position(position)
  t:attack "Strong Volt"
  t:answer "dp1-125"
  t:changed {
    ["opponent active damage"] = 120,
    ["active energy"] = { "- Water Energy" },
    ["me discard"] = { "+ Water Energy" },
  }
end)
