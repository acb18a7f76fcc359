local function with(energy)
  return {
    ruleset = "sv",
    me = { active = { "sv8pt5-60", energy = energy } },
    opponent = { active = "sv1-38" },
  }
end

test("Moon Mirage: Confused", function(t)
  t:position(with "DRR")
  t:attack "Moon Mirage"
  t:equal(t.opponent.active.damage, 160)
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Onyx: all Energy for a Prize card", function(t)
  t:position(with "LPDR")
  t:attack "Onyx"
  t:answer(1)
  t:equal(t.me.active.energy, "")
  t:equal(#t.me.prizes, 5)
  t:equal(t.opponent.active.damage, 0)
end)
