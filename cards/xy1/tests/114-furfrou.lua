test("Fur Coat: 20 less damage, after Weakness", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "dp2-96", energy = "FR" } },
    opponent = { active = "xy1-114" },
  }
  t:attack "Ram"
  t:equal(t.opponent.active.damage, 40)
  t:explain {
    { "base", 30, by = "dp2-96" },
    { "weakness", 60 },
    { "defender_texts", 40, by = "xy1-114" },
    { "result", 40 },
  }
end)

test("Fur Coat: on the Bench too, and only for itself", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "dp3-31", energy = "RRR" } },
    opponent = { active = "xy0-26", bench = { "xy1-114", "xy0-26" } },
  }
  t:attack "Fireball Bazooka"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.opponent.bench[1].damage, 0)
  t:equal(t.opponent.bench[2].damage, 20)
end)

test("Fur Coat: damage counters are not damage", function(t)
  t:position {
    ruleset = "xy",
    me = { active = { "xy8-60", energy = "P" } },
    opponent = { active = "xy0-26", bench = { "xy1-114" } },
  }
  t:attack "Sinister Fog"
  t:equal(t.opponent.bench[1].damage, 10)
end)

local function cutoff(energy)
  return {
    ruleset = "xy",
    me = { active = { "xy1-114", energy = "RRR" } },
    opponent = { active = { "xy0-26", energy = energy } },
  }
end

test("Energy Cutoff: heads, discards an Energy card of the Active Pokémon", function(t)
  t:position(cutoff "RW")
  t:coins "H"
  t:attack "Energy Cutoff"
  t:equal(t:asked(), "me")
  t:answer "dp1-125"
  t:equal(t.opponent.active.damage, 80)
  t:equal(t.opponent.active.energy, "R")
  t:equal(t.opponent.discard, { "dp1-125" })
end)

test("Energy Cutoff: heads, but there is none", function(t)
  t:position(cutoff "")
  t:coins "H"
  t:attack "Energy Cutoff"
  t:changed { ["opponent active damage"] = 80 }
end)

test("Energy Cutoff: tails, only damage", function(t)
  t:position(cutoff "RW")
  t:coins "T"
  t:attack "Energy Cutoff"
  t:changed { ["opponent active damage"] = 80 }
end)
