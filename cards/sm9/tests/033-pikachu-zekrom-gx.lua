local function full_blitz(t, deck)
  t:position {
    ruleset = "sm",
    me = { active = { "sm9-33", energy = "LLL" }, bench = { "sm1-24" }, deck = deck },
    opponent = { active = "sm1-42" },
  }
  t:attack "Full Blitz"
end

local three = { "dp1-126", "dp1-124", "dp1-126", "dp1-126", "dp1-126", "xy8-48" }

test("Full Blitz: 3 Lightning Energy of the deck to one own Pokémon", function(t)
  full_blitz(t, three)
  t:options { "dp1-126" }
  t:fails(function() t:answer("dp1-126", "dp1-126", "dp1-126", "dp1-126") end, "takes 0 to 3 picks")
  t:answer("dp1-126", "dp1-126", "dp1-126")
  t:answer "bench 1"
  t:equal(t.opponent.active.damage, 150)
  t:equal(t.me.bench[1].energy, "LLL")
  t:equal(#t:events("shuffled"), 1)
  t:equal(t.me.active.energy, "LLL")
end)

test("Full Blitz: fewer", function(t)
  full_blitz(t, three)
  t:answer "dp1-126"
  t:answer "active"
  t:equal(t.me.active.energy, "LLLL")
  t:equal(t.me.bench[1].energy, "")
end)

test("Full Blitz: none need be found", function(t)
  full_blitz(t, three)
  t:answer "stop"
  t:equal(t.me.active.energy, "LLL")
  t:equal(t.me.bench[1].energy, "")
end)

local function tag_bolt(energy, bench)
  return {
    ruleset = "sm",
    me = { active = { "sm9-33", energy = energy } },
    opponent = { active = "sm1-42", bench = bench },
  }
end

test("Tag Bolt-GX: with 3 Lightning Energy more, 170 damage on the Bench", function(t)
  t:position(tag_bolt("LLLLLL", { "sm1-27", "sm1-42" }))
  t:attack "Tag Bolt-GX"
  t:answer "opponent bench 2"
  t:changed { ["opponent active damage"] = 200, ["opponent bench 2 damage"] = 170 }
end)

test("Tag Bolt-GX: other Energy does not count", function(t)
  t:position(tag_bolt("LLLLLR", { "sm1-27", "sm1-42" }))
  t:attack "Tag Bolt-GX"
  t:changed { ["opponent active damage"] = 200 }
end)

test("Tag Bolt-GX: an empty Bench", function(t)
  t:position(tag_bolt "LLLLLL")
  t:attack "Tag Bolt-GX"
  t:changed { ["opponent active damage"] = 200 }
end)
