local clefable = "me3-31"

local function blast(t, target)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-38", bench = { "sv6pt5-19" } },
    opponent = { active = "sv1-38", bench = { clefable } },
  }
  t:use "Cursed Blast"
  t:answer(target)
  t:answer(1)
end

test("Luminous Wing: no effects of the opponent's Abilities on it", function(t)
  blast(t, "opponent bench 1")
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Luminous Wing: they have effects on another Pokémon", function(t)
  blast(t, "opponent active")
  t:equal(t.opponent.active.damage, 50)
end)

test("Luminous Wing: my own Abilities have effects on it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = clefable, bench = { "sv1-86" }, discard = { "dp1-127" } },
    opponent = { active = "sv1-38" },
  }
  t:use "Psychic Embrace"
  t:answer "active"
  t:equal(t.me.active.energy, "P")
  t:equal(t.me.active.damage, 20)
end)

test("Luminous Wing: the opponent's attacks have effects on it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "rsv10pt5-40", energy = "PWW" } },
    opponent = { active = clefable },
  }
  t:attack "Perplex"
  t:equal(t.opponent.active.conditions, { "confused" })
end)

local function moons(hand)
  return {
    ruleset = "sv",
    me = { active = { clefable, energy = "PP" }, hand = hand },
    opponent = { active = "me1-36", hand = { "dp1-127" } },
  }
end

test("Shooting Moons: 40 more for each of up to 4 Energy cards of the hand", function(t)
  t:position(moons { "4 dp1-127", "sv9-159", "sv1-13" })
  t:attack "Shooting Moons"
  t:answer(true)
  t:fails(
    function() t:answer("dp1-127", "dp1-127", "dp1-127", "dp1-127", "sv9-159") end,
    "takes 1 to 4 picks"
  )
  t:answer("dp1-127", "dp1-127", "dp1-127", "sv9-159")
  t:changed {
    ["opponent active damage"] = 280,
    ["me hand"] = { "- 3 Psychic Energy", "- Spiky Energy" },
    ["me discard"] = { "+ 3 Psychic Energy", "+ Spiky Energy" },
  }
end)

test("Shooting Moons: 1 card", function(t)
  t:position(moons { "2 dp1-124", "sv1-13" })
  t:attack "Shooting Moons"
  t:answer(true)
  t:answer "dp1-124"
  t:equal(t.opponent.active.damage, 160)
end)

test("Shooting Moons: none", function(t)
  t:position(moons { "2 dp1-124" })
  t:attack "Shooting Moons"
  t:answer(false)
  t:changed { ["opponent active damage"] = 120 }
end)
