local cetitan = "sv10-65"

local function against(hand, active, bench)
  return {
    ruleset = "sv",
    me = { active = { "me1-91", energy = "DD" }, hand = hand },
    opponent = { active = active, bench = bench },
  }
end

test("Snow Camouflage: an Item has no effect on it", function(t)
  t:position(against({ "sv6pt5-58" }, cetitan))
  t:play "sv6pt5-58"
  t:equal(t.opponent.active.conditions, {})
  t:position(against({ "sv6pt5-58" }, "sv10-64"))
  t:play "sv6pt5-58"
  t:equal(t.opponent.active.conditions, { "burned", "confused" })
end)

test("Snow Camouflage: on the Bench, too, and only for this Pokémon", function(t)
  t:position(against({ "sv10-179", "sv10-179" }, "sv10-64", { cetitan }))
  t:coins "HH"
  t:play "sv10-179"
  t:answer "opponent active"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.bench[1].damage, 0)
  t:play "sv10-179"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Snow Camouflage: a Supporter has no effect on it", function(t)
  t:position(against({ "sv1-195" }, { cetitan, energy = "W" }))
  t:play "sv1-195"
  t:equal(t.opponent.active.energy, "W")
end)

test("Snow Camouflage: attacks have effects on it", function(t)
  t:position(against({}, cetitan))
  t:attack "Poison Jab"
  t:equal(t.opponent.active.conditions, { "poisoned" })
end)

test("Snow Camouflage: your own Items have effects on it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { cetitan, energy = "W", damage = 80 }, hand = { "sv9-158" } },
    opponent = { active = "sv1-13" },
  }
  t:play "sv9-158"
  t:equal(t.me.active.damage, 20)
end)

local function press(stadium)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { cetitan, energy = "WWWW" } },
    opponent = { active = "me1-3" },
  }
end

test("Crushing Press: 140 more for a Stadium", function(t)
  t:position(press "sv6-153")
  t:attack "Crushing Press"
  t:answer(true)
  t:equal(t.stadium, nil)
  t:equal(t.opponent.active.damage, 280)
end)

test("Crushing Press: or the Stadium stays", function(t)
  t:position(press "sv6-153")
  t:attack "Crushing Press"
  t:answer(false)
  t:equal(t.stadium, "sv6-153")
  t:changed { ["opponent active damage"] = 140 }
end)

test("Crushing Press: 140 without a Stadium", function(t)
  t:position(press())
  t:attack "Crushing Press"
  t:changed { ["opponent active damage"] = 140 }
end)
