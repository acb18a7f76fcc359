local function liepard(energy, bench)
  return {
    ruleset = "xy",
    me = { active = { "bw1-67", energy = energy } },
    opponent = { active = "xy0-26", bench = bench },
  }
end

test("Taunt: I choose who comes to the Active Spot", function(t)
  t:position(liepard("L", { "xy0-16", "xy0-18" }))
  t:attack "Taunt"
  t:equal(t:asked(), "me")
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "xy0-18")
  t:equal(t.opponent.bench[2].id, "xy0-26")
end)

test("Taunt: nothing happens without a Bench", function(t)
  t:position(liepard("L", {}))
  t:attack "Taunt"
  t:unchanged()
end)

test("Sucker Punch: 30 more with Darkness Energy", function(t)
  t:position(liepard("LD", {}))
  t:attack "Sucker Punch"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Sucker Punch: 30 without", function(t)
  t:position(liepard("LL", {}))
  t:attack "Sucker Punch"
  t:changed { ["opponent active damage"] = 30 }
end)
