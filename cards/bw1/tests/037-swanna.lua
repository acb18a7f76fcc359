local function swanna(bench)
  return {
    ruleset = "xy",
    me = { active = { "bw1-37", energy = "WW" }, bench = bench },
    opponent = { active = "bw1-19" },
  }
end

test("Feather Dance: 40 more in the next turn, before Weakness", function(t)
  t:position(swanna {})
  t:attack "Feather Dance"
  t:equal(t.opponent.active.damage, 0)
  t:end_turn()
  t:attack "Aqua Ring"
  t:explain {
    { "base", 40, by = "bw1-37" },
    { "attacker", 80, by = "bw1-37" },
    { "weakness", 160 },
    { "result", 160 },
  }
  t:answer(1)
end)

test("Feather Dance: not in the turn after", function(t)
  t:position(swanna {})
  t:attack "Feather Dance"
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:attack "Aqua Ring"
  t:equal(t.opponent.active.damage, 80)
end)

test("Aqua Ring: it goes to the Bench", function(t)
  t:position(swanna { "bw1-36", "bw1-27" })
  t:attack "Aqua Ring"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.active.id, "bw1-27")
  t:equal(t.me.bench[2].id, "bw1-37")
  t:equal(t.opponent.active.damage, 80)
end)

test("Aqua Ring: it stays without a Bench", function(t)
  t:position(swanna {})
  t:attack "Aqua Ring"
  t:changed { ["opponent active damage"] = 80 }
end)
