local serperior, rosa = "me3-6", "me3-84"

local function command(t, bench)
  t:position {
    ruleset = "sv",
    me = { active = { serperior, energy = "G" }, bench = bench },
    opponent = { active = "sv6-61", bench = { "sv1-13", "sv1-13", "sv1-13" } },
  }
  t:attack "Regal Command"
  return t.opponent.active.damage
end

test("Regal Command: 20 damage for each of my Pokémon in play", function(t)
  t:equal(command(t, { "sv1-13", "sv1-38", "sv1-86", "sv1-80", "sv1-13" }), 120)
  t:equal(command(t, { "sv1-13" }), 40)
  t:equal(command(t, {}), 20)
end)

local function coiling(t, discard, theirs, hand)
  t:position {
    ruleset = "sv",
    me = { active = { serperior, energy = "GGG" }, discard = discard, hand = hand },
    opponent = { active = "sv6-61", discard = theirs },
  }
  t:attack "Solar Coiling"
  return t.opponent.active.damage
end

test("Solar Coiling: 150 more damage with Rosa's Encouragement in my discard pile", function(t)
  t:equal(coiling(t, { rosa }), 250)
  t:equal(coiling(t, { "sv1-180", rosa, rosa }), 250)
end)

test("Solar Coiling: not without it", function(t)
  t:equal(coiling(t, { "sv1-180" }, { rosa }, { rosa }), 100)
end)
