local bangle = "rsv10pt5-80"

local function fang(theirs, mine)
  return {
    ruleset = "sv",
    me = { active = mine or { "sv1-80", energy = "LL", attached = { bangle } } },
    opponent = { active = theirs },
  }
end

test("Brave Bangle: 30 more damage to the opponent's Active Pokémon ex", function(t)
  for _, id in ipairs { "sv1-86", "me1-36" } do
    t:position(fang(id))
    t:attack "Sharp Fang"
    t:equal(t.opponent.active.damage, 60)
  end
end)

test("Brave Bangle: before Weakness", function(t)
  t:position(fang "me3-53")
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 120)
end)

test("Brave Bangle: not to a Pokémon that is not a Pokémon ex", function(t)
  for _, id in ipairs { "sv1-38", "swsh1-141", "xy1-1" } do
    t:position(fang(id))
    t:attack "Sharp Fang"
    t:equal(t.opponent.active.damage, 30)
  end
end)

test("Brave Bangle: not to a Benched Pokémon ex", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL", attached = { bangle } } },
    opponent = { active = "sv1-86", bench = { "me1-36" } },
  }
  t:attack "Lightning Laser"
  t:equal(t.opponent.active.damage, 120)
  t:equal(t.opponent.bench[1].damage, 30)
end)

test("Brave Bangle: not on a Pokémon with a Rule Box", function(t)
  t:position(fang("sv1-86", { "sv8pt5-28", energy = "G", attached = { bangle } }))
  t:attack "Tail Whap"
  t:equal(t.opponent.active.damage, 30)
  t:position(fang("sv1-86", { "me3-21", energy = "WWW", attached = { bangle } }))
  t:attack "Nebula Beam"
  t:equal(t.opponent.active.damage, 210)
  t:position(fang("sv1-86", { "swsh1-141", energy = "GGGG", attached = { bangle } }))
  t:coins "H"
  t:attack "Falling Down"
  t:equal(t.opponent.active.damage, 170)
end)

test("Brave Bangle: only for the Pokémon it is attached to", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL" }, bench = { { "sv1-80", attached = { bangle } } } },
    opponent = { active = { "sv1-86", attached = { bangle } } },
  }
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Brave Bangle: to 1 of my Pokémon without a Pokémon Tool, and it stays", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-80", attached = { "sv1-193" } },
      bench = { "sv1-81", "sv1-13" },
      hand = { bangle, bangle },
    },
    opponent = { active = "sv1-86" },
  }
  t:illegal("play", bangle, "active")
  t:play(bangle, "bench 1")
  t:play(bangle, "bench 2")
  t:end_turn()
  t:equal(t.me.bench[1].attached, { bangle })
end)
