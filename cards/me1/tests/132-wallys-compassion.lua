local function wally(active, bench, theirs)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { "me1-132", "me1-132" } },
    opponent = { active = theirs or { "me1-36", energy = "W", damage = 50 } },
  }
end

test("Wally's Compassion: all damage healed, all Energy into the hand", function(t)
  t:position(wally({ "me1-36", energy = "WR", attached = { "sv9-159", "sv1-193" }, damage = 340 }, {
    { "sv1-13", energy = "G", damage = 10 },
  }))
  t:play "me1-132"
  t:changed {
    ["active damage"] = 0,
    ["active energy"] = { "- Water Energy", "- Fire Energy", "- Spiky Energy" },
    ["me hand"] = { "+ Water Energy", "+ Fire Energy", "+ Spiky Energy", "- Wally's Compassion" },
    ["me discard"] = { "+ Wally's Compassion" },
    ["supporters played this turn"] = 1,
  }
  t:illegal("play", "me1-132")
end)

test("Wally's Compassion: 1 damaged Mega Evolution Pokémon ex, on the Bench too", function(t)
  t:position(wally({ "me1-36", energy = "W", damage = 10 }, {
    { "me1-86", energy = "DD", damage = 100 },
    { "sv1-65", energy = "L", damage = 100 },
    { "sv1-13", damage = 10 },
  }))
  t:play "me1-132"
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.bench[1].energy, "")
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.active.energy, "W")
  t:equal(t.me.hand, { "me1-132", "dp1-129", "dp1-129" })
end)

test("Wally's Compassion: not without a damaged one of one's own", function(t)
  t:position(wally({ "me1-36", energy = "W" }, { { "sv1-65", energy = "L", damage = 100 } }))
  t:illegal("play", "me1-132")
end)
