test("Flare Blitz: all Fire Energy, and no other, is discarded", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "bw1-19", energy = "RRRWW" } },
    opponent = { active = "bw1-54", bench = { "bw1-1" } },
  }
  t:attack "Flare Blitz"
  t:answer(1)
  t:equal(t.me.active.energy, "WW")
  t:equal(t.me.discard, { "dp1-124", "dp1-124", "dp1-124" })
  t:equal(t.opponent.active.id, "bw1-1")
end)
