local function position()
  return {
    ruleset = "sv",
    me = {
      active = { "me1-95", energy = "MMG", attached = { "sv2-193", "sv1-193" } },
      bench = { { "me1-95", energy = "M" } },
      deck = { "5 dp1-124" },
    },
    opponent = { active = { "sv5-123", energy = "L" } },
  }
end

test("Chrono Burst: all Energy is shuffled into the deck for 80 more damage", function(t)
  t:position(position())
  t:attack "Chrono Burst"
  t:answer(true)
  t:equal(t.opponent.active.damage, 160)
  t:equal(t.me.active.energy, "")
  t:equal(t.me.active.attached, { "sv1-193" })
  t:equal(t.me.bench[1].energy, "M")
  t:equal(#t.me.deck, 9)
  t:equal(#t.me.discard, 0)
  t:equal(#t:events("shuffled"), 1)
end)

test("Chrono Burst: or not", function(t)
  t:position(position())
  t:attack "Chrono Burst"
  t:answer(false)
  t:changed { ["opponent active damage"] = 80 }
end)
