local dewgong = "me2-22"

local function damage(t, attacker, attack, active, bench)
  t:position {
    ruleset = "sv",
    me = { active = attacker },
    opponent = { active = active or dewgong, bench = bench or { "sv1-36" } },
  }
  t:attack(attack)
  return t.opponent.active.damage
end

test("Thick Fat: 30 less damage from Fire and Water Pokémon", function(t)
  t:equal(damage(t, { "sv1-38", energy = "R" }, "Passionate Singing"), 20)
  t:equal(damage(t, { "sv1-52", energy = "G" }, "Pound"), 0)
end)

test("Thick Fat: not from other types", function(t)
  t:equal(damage(t, { "sv1-13", energy = "GG" }, "Leafage"), 20)
  t:equal(damage(t, { "sv1-80", energy = "LL" }, "Sharp Fang"), 60)
end)

test("Thick Fat: not for another Pokémon", function(t)
  t:equal(damage(t, { "sv1-38", energy = "R" }, "Passionate Singing", "me1-36", { dewgong }), 50)
end)

test("Slam: 70 for each heads", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { dewgong, energy = "WG" } },
    opponent = { active = "me1-36" },
  }
  local odds = t:every_outcome(function(t)
    t:attack "Slam"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/4", [70] = "1/2", [140] = "1/4" })
end)

test("Thick Fat: on the Bench also", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh10-46", energy = "WWG" } },
    opponent = { active = "me1-36", bench = { dewgong } },
  }
  t:attack "Moonlight Shuriken"
  t:answer "dp1-125"
  t:answer "dp1-125"
  t:equal(t.opponent.bench[1].damage, 60)
end)

test("Thick Fat: not from my own Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-28", energy = "R" }, bench = { dewgong } },
    opponent = { active = "me1-36" },
  }
  t:attack "Billowing Heat Wave"
  t:equal(t.me.bench[1].damage, 30)
end)
