local snorlax = "sv9-117"

local function with(active, bench, opponent)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = opponent or { active = "me1-36", bench = { "sv1-38" } },
  }
end

local corvisquire = { "sv9-134", energy = "L" }

test("Extra Helpings: 30 more from a Hop's Pokémon", function(t)
  t:position(with(corvisquire, { snorlax }))
  t:attack "Speed Dive"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Extra Helpings: two don't stack", function(t)
  t:position(with(corvisquire, { snorlax, snorlax }))
  t:attack "Speed Dive"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Extra Helpings: from Snorlax itself, but not to itself", function(t)
  t:position(with { snorlax, energy = "LLL" })
  t:attack "Dynamic Press"
  t:changed { ["opponent active damage"] = 170, ["active damage"] = 80 }
end)

test("Extra Helpings: not from another Pokémon", function(t)
  t:position(with({ "sv1-80", energy = "LL" }, { snorlax }))
  t:attack "Sharp Fang"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Extra Helpings: not on the Bench", function(t)
  t:position(with({ "sv9-108", energy = "L" }, { snorlax }, {
    active = "sv1-38",
    bench = { "sv1-38" },
  }))
  t:attack "Shoot Through"
  t:changed { ["opponent active damage"] = 80, ["opponent bench 1 damage"] = 50 }
end)

test("Extra Helpings: before Weakness and Resistance", function(t)
  t:position(with({ "sv9-87", energy = "FF" }, { snorlax }, { active = "sv1-65" }))
  t:attack "Rumble"
  t:equal(t.opponent.active.damage, 120)
  t:position(with({ "sv9-87", energy = "FF" }, { snorlax }, { active = "sv6pt5-20" }))
  t:attack "Rumble"
  t:equal(t.opponent.active.damage, 30)
end)

test("Extra Helpings: not for the other player", function(t)
  t:position(with(corvisquire, { "sv1-13" }, { active = "me1-36", bench = { snorlax } }))
  t:attack "Speed Dive"
  t:equal(t.opponent.active.damage, 30)
end)
