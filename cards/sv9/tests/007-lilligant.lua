local lilligant = "sv9-7"

local function sunny(attacker, theirs, bench)
  return {
    ruleset = "sv",
    me = { active = attacker, bench = bench or { lilligant } },
    opponent = { active = theirs or "sv6-61", bench = { "sv1-80" } },
  }
end

test("Sunny Day: attacks of Grass and Fire Pokémon do 20 more damage", function(t)
  t:position(sunny { "sv1-13", energy = "G" })
  t:attack "Scratch"
  t:equal(t.opponent.active.damage, 30)
  t:position(sunny { "sv1-36", energy = "G" })
  t:attack "Gnaw"
  t:equal(t.opponent.active.damage, 30)
end)

test("Sunny Day: its own attacks also", function(t)
  t:position(sunny({ lilligant, energy = "GGG" }, nil, {}))
  t:attack "Spinning Attack"
  t:equal(t.opponent.active.damage, 80)
end)

test("Sunny Day: each Lilligant adds 20", function(t)
  t:position(sunny({ "sv1-13", energy = "G" }, nil, { lilligant, lilligant }))
  t:attack "Scratch"
  t:equal(t.opponent.active.damage, 50)
end)

test("Sunny Day: before Weakness", function(t)
  t:position(sunny({ "sv1-36", energy = "G" }, "me1-3"))
  t:attack "Gnaw"
  t:equal(t.opponent.active.damage, 60)
end)

test("Sunny Day: not for other types", function(t)
  t:position(sunny({ "sv1-80", energy = "LL" }, "me1-36"))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
end)

test("Sunny Day: not for the opponent's Pokémon", function(t)
  t:position(sunny("sv6-61", { "sv1-13", energy = "G" }))
  t:end_turn()
  t:attack "Scratch"
  t:equal(t.me.active.damage, 10)
end)

test("Sunny Day: not to the opponent's Benched Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-23", energy = "G" }, bench = { lilligant } },
    opponent = { active = "sv6-61", bench = { "sv1-38" } },
  }
  t:attack "Oil Salvo"
  for _ = 1, 6 do t:answer "opponent bench 1" end
  t:changed { ["opponent bench 1 damage"] = 120 }
end)
