local scale, bolt = "me2pt5-211", "sv5-123"

local function attack(t, attacker, energy, name, damage, target)
  t:position {
    ruleset = "sv",
    me = { active = { attacker, energy = energy } },
    opponent = {
      active = target or { bolt, attached = { scale } },
      bench = { { bolt, attached = { scale } } },
    },
  }
  t:attack(name)
  t:equal(t.opponent.active.damage, damage)
end

test("Thick Scale: 50 less from Grass Pokémon", function(t)
  attack(t, "sv1-14", "GG", "Leaf Step", 10)
end)

test("Thick Scale: 50 less from Fire Pokémon", function(t)
  attack(t, "sv5-38", "RR", "Heat Blast", 10)
end)

test("Thick Scale: 50 less from Water Pokémon", function(t)
  attack(t, "sv7-43", "WWW", "Headbutt", 10)
end)

test("Thick Scale: 50 less from Lightning Pokémon", function(t)
  attack(t, "me2-33", "LL", "Electric Punch", 10)
end)

test("Thick Scale: not from Pokémon of other types", function(t)
  attack(t, "me2pt5-94", "PP", "Magical Shot", 70)
  attack(t, "me2-52", "FF", "Super Vibration", 60)
  attack(t, "sv10-135", "DD", "Corkscrew Punch", 60)
  attack(t, "sv2-149", "MM", "Stampede", 50)
  attack(t, "sv8-146", "GG", "Slashing Claw", 50)
end)

test("Thick Scale: not on a Pokémon of another type", function(t)
  attack(t, "sv1-14", "GG", "Leaf Step", 60, { "sv5-38", attached = { scale } })
end)

test("Thick Scale: not for another Dragon Pokémon", function(t)
  attack(t, "sv1-14", "GG", "Leaf Step", 60, bolt)
end)

test("Thick Scale: not for your own attacks", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me2-2", energy = "G" }, bench = { { bolt, attached = { scale } } } },
    opponent = { active = "me1-22" },
  }
  t:attack "Disperse Drool"
  t:changed { ["opponent active damage"] = 20, ["bench 1 damage"] = 20 }
end)
