local crown = "sv5-81"

local function command(attacker, bench, defender, theirs)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = attacker, bench = bench },
    opponent = { active = defender or "me2pt5-31", bench = theirs },
  }
end

local iron_crown = { "sv8-132", energy = "MWW" }

test("Cobalt Command: 20 more for another Future Pokémon", function(t)
  t:position(command(iron_crown, { crown }))
  t:attack "Slicing Blade"
  t:equal(t.opponent.active.damage, 120)
end)

test("Cobalt Command: 2 of them, 40 more", function(t)
  t:position(command(iron_crown, { crown, crown }))
  t:attack "Slicing Blade"
  t:equal(t.opponent.active.damage, 140)
end)

test("Cobalt Command: before Weakness", function(t)
  t:position(command(iron_crown, { crown }, "me1-36"))
  t:attack "Slicing Blade"
  t:equal(t.opponent.active.damage, 240)
end)

test("Cobalt Command: not for other Pokémon, nor for the opponent's", function(t)
  t:position(command({ "sv1-80", energy = "WW" }, { crown }, iron_crown))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
  t:attack "Slicing Blade"
  t:equal(t.me.active.damage, 100)
end)

local function shotels(defender, theirs, bench)
  return command({ crown, energy = "PWW" }, bench, defender, theirs)
end

test("Twin Shotels: 50 to 2 Pokémon, and no more by Cobalt Command", function(t)
  t:position(shotels("sv1-38", { "sv1-38", "sv1-80" }, { crown }))
  t:attack "Twin Shotels"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer("opponent active", "opponent bench 2")
  t:changed { ["opponent active damage"] = 50, ["opponent bench 2 damage"] = 50 }
end)

test("Twin Shotels: 2 Benched Pokémon", function(t)
  t:position(shotels("sv1-38", { "sv1-38", "sv1-80" }))
  t:attack "Twin Shotels"
  t:answer("opponent bench 1", "opponent bench 2")
  t:changed { ["opponent bench 1 damage"] = 50, ["opponent bench 2 damage"] = 50 }
end)

test("Twin Shotels: no Weakness, Resistance or effects", function(t)
  t:position(shotels("me1-77", { { "sv1-121", attached = { "sv1-192" } } }))
  t:attack "Twin Shotels"
  t:changed { ["opponent active damage"] = 50, ["opponent bench 1 damage"] = 50 }
  t:position(shotels({ "sv1-121", attached = { "sv1-192" } }, {}))
  t:attack "Twin Shotels"
  t:changed { ["opponent active damage"] = 50 }
end)

test("Twin Shotels: not prevented by an effect of an attack", function(t)
  t:position(shotels({ "sv8-94", energy = "P", attached = { "sv5-152" } }, { "sv1-38" }))
  t:end_turn()
  t:coins "H"
  t:attack "Splashing Dodge"
  t:attack "Twin Shotels"
  t:equal(t.opponent.active.damage, 50)
end)
