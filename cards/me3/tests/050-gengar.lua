local gengar = "me3-50"

local function knock_out(attacker, damage, conditions)
  return {
    ruleset = "sv",
    me = { active = attacker, bench = { "sv1-13" } },
    opponent = {
      active = {
        gengar,
        damage = damage,
        energy = "D",
        attached = { "sv1-169" },
        conditions = conditions,
      },
      bench = { "sv1-13", { gengar, damage = 110 } },
      deck = { "5 dp1-125" },
    },
  }
end

test("Infinite Shadow: into the hand, all attached cards are discarded", function(t)
  t:position(knock_out({ "sv5-38", energy = "RR" }, 70))
  t:attack "Heat Blast"
  t:answer(1)
  t:answer "opponent bench 1"
  t:changed {
    ["opponent active"] = "Sprigatito",
    ["opponent bench 1"] = true,
    ["opponent bench 2"] = true,
    ["opponent hand"] = { "+ Gengar", "+ Haunter", "+ Gastly", "+ Water Energy" },
    ["opponent discard"] = { "+ Darkness Energy", "+ Defiance Band" },
    ["opponent deck"] = { "- Water Energy" },
    ["me prizes"] = true,
    ["me hand"] = true,
  }
  t:equal(t.me.prizes_left, 5)
end)

test("Infinite Shadow: on the Bench, too", function(t)
  t:position(knock_out { "sv9-111", energy = "M" })
  t:attack "Insta-Strike"
  t:answer "opponent bench 2"
  t:answer(1)
  t:changed {
    ["opponent active damage"] = 30,
    ["opponent bench 2"] = true,
    ["opponent hand"] = { "+ Gengar", "+ Haunter", "+ Gastly", "+ Water Energy" },
    ["opponent deck"] = { "- Water Energy" },
    ["me prizes"] = true,
    ["me hand"] = true,
  }
end)

test("Infinite Shadow: not when Poison does it", function(t)
  t:position(knock_out("sv1-13", 120, { "poisoned" }))
  t:end_turn()
  t:answer "opponent bench 1"
  t:answer(1)
  t:equal(t.opponent.hand, { "dp1-125" })
  t:equal(#t.opponent.discard, 5)
end)

test("Infinite Shadow: not when an effect of an attack does it", function(t)
  t:position(knock_out({ "me1-86", energy = "DD" }, 60))
  t:attack "Terminal Period"
  t:answer(1)
  t:answer "opponent bench 1"
  t:equal(t.opponent.hand, { "dp1-125" })
  t:equal(#t.opponent.discard, 5)
end)

local function jack(bench)
  return {
    ruleset = "sv",
    me = { active = { gengar, energy = "D" }, bench = { "sv1-13", "sv1-13", "sv1-13" } },
    opponent = { active = "sv5-123", bench = bench },
  }
end

test("Mind Jack: 30 more for each of the opponent's Benched Pokémon", function(t)
  t:position(jack { "sv1-13", "sv1-36" })
  t:attack "Mind Jack"
  t:changed { ["opponent active damage"] = 70 }
end)

test("Mind Jack: 10 without one", function(t)
  t:position(jack {})
  t:attack "Mind Jack"
  t:changed { ["opponent active damage"] = 10 }
end)

test("Infinite Shadow: not when your own attack does it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv9-87", energy = "FFF" }, bench = { { gengar, damage = 110 } } },
    opponent = { active = "sv5-123" },
  }
  t:attack "Break Ground"
  t:answer(1)
  t:equal(t.me.hand, {})
  t:equal(#t.me.discard, 3)
end)
