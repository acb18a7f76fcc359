local function against(defender, energy)
  return {
    ruleset = "xy",
    me = { active = { "bw1-86", energy = "WW" } },
    opponent = { active = { defender, energy = energy } },
  }
end

test("Fly: tails, nothing", function(t)
  t:position(against("bw1-31", "WWW"))
  t:coins "T"
  t:attack "Fly"
  t:changed {}
  t:attack "Surf"
  t:changed { ["active damage"] = 80 }
end)

test("Fly: heads, no damage in the opponent's next turn, but in the one after", function(t)
  t:position(against("bw1-31", "WWW"))
  t:coins "H"
  t:attack "Fly"
  t:equal(t.opponent.active.damage, 50)
  t:attack "Surf"
  t:equal(t.me.active.damage, 0)
  t:end_turn()
  t:attack "Surf"
  t:equal(t.me.active.damage, 80)
end)

test("Fly: heads, no effects of attacks either", function(t)
  t:position(against("bw1-48", "P"))
  t:coins "H"
  t:attack "Fly"
  t:attack "Hypnosis"
  t:equal(t.me.active.conditions, {})
end)
