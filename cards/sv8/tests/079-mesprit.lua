local mesprit, uxie, azelf = "sv8-79", "sv8-78", "sv8-80"

local function heart(hand)
  return {
    ruleset = "sv",
    me = { active = { mesprit, energy = "G" }, bench = { "sv1-13" }, hand = hand },
    opponent = { active = "sv6-61" },
  }
end

test("Full Heart: up to 2 Basic Psychic Energy cards to my Pokémon in any way", function(t)
  t:position(heart { "3 dp1-127", "dp1-123", "me3-88" })
  t:attack "Full Heart"
  t:options { "dp1-127" }
  t:fails(function() t:answer("dp1-127", "dp1-127", "dp1-127") end, "takes 1 to 2 picks")
  t:answer("dp1-127", "dp1-127")
  t:options { "active", "bench 1" }
  t:answer "active"
  t:answer "bench 1"
  t:changed {
    ["active energy"] = { "+ Psychic Energy" },
    ["bench 1 energy"] = { "+ Psychic Energy" },
    ["me hand"] = { "- 2 Psychic Energy" },
  }
end)

test("Full Heart: both to one Pokémon, or only one, but not none", function(t)
  t:position(heart { "2 dp1-127" })
  t:attack "Full Heart"
  t:answer("dp1-127", "dp1-127")
  t:answer "bench 1"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "PP")
  t:position(heart { "2 dp1-127" })
  t:attack "Full Heart"
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks")
  t:answer "dp1-127"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "P")
end)

test("Full Heart: without such a card nothing", function(t)
  t:position(heart { "dp1-123", "me3-88" })
  t:attack "Full Heart"
  t:unchanged()
end)

local function burst(bench)
  return {
    ruleset = "sv",
    me = { active = { mesprit, energy = "PP" }, bench = bench },
    opponent = { active = "sv6-61", bench = { uxie, azelf } },
  }
end

test("Guardian Burst: with Uxie and Azelf on my Bench", function(t)
  t:position(burst { uxie, "sv1-13", azelf })
  t:attack "Guardian Burst"
  t:changed { ["opponent active damage"] = 160 }
end)

test("Guardian Burst: without one of them nothing", function(t)
  for _, bench in ipairs { { uxie, uxie }, { azelf, mesprit }, {} } do
    t:position(burst(bench))
    t:attack "Guardian Burst"
    t:unchanged()
  end
end)
