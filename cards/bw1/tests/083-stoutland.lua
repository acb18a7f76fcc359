local function with_discard(discard)
  return {
    ruleset = "xy",
    me = { active = { "bw1-83", energy = "WWWW" }, discard = discard },
    opponent = { active = "bw1-54" },
  }
end

test("Odor Sleuth: a card for each heads", function(t)
  t:position(with_discard { "bw1-1", "bw1-101", "dp1-124" })
  t:coins "HTH"
  t:attack "Odor Sleuth"
  t:answer("bw1-101", "dp1-124")
  t:changed {
    ["me hand"] = { "+ Professor Juniper", "+ Fire Energy" },
    ["me discard"] = { "- Professor Juniper", "- Fire Energy" },
  }
end)

test("Odor Sleuth: one heads, one card", function(t)
  t:position(with_discard { "bw1-1", "bw1-101" })
  t:coins "THT"
  t:attack "Odor Sleuth"
  t:answer "bw1-1"
  t:equal(t.me.hand, { "bw1-1" })
end)

test("Odor Sleuth: as many as there are", function(t)
  t:position(with_discard { "bw1-1", "bw1-101" })
  t:coins "HHH"
  t:attack "Odor Sleuth"
  t:equal(#t.me.hand, 2)
  t:equal(t.me.discard, {})
end)

test("Odor Sleuth: three tails, nothing", function(t)
  t:position(with_discard { "bw1-1" })
  t:coins "TTT"
  t:attack "Odor Sleuth"
  t:changed {}
end)

test("Giga Impact: no attack in the next turn, but in the one after", function(t)
  t:position(with_discard {})
  t:attack "Giga Impact"
  t:equal(t.opponent.active.damage, 90)
  t:end_turn()
  t:illegal("attack", "Giga Impact")
  t:illegal("attack", "Odor Sleuth")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Giga Impact")
end)
