local farigiraf = "sv5-108"

local function attacked_by(id, energy, theirs)
  return {
    ruleset = "sv",
    me = { active = { id, energy = energy }, bench = { "sv1-13" } },
    opponent = theirs or { active = farigiraf },
  }
end

test("Armor Tail: no damage from Basic Pokémon ex", function(t)
  t:position(attacked_by("rsv10pt5-20", "RR"))
  t:attack "Slash"
  t:unchanged()
end)

test("Armor Tail: a Basic Mega Evolution Pokémon ex is one", function(t)
  t:position(attacked_by("me2-4", "GGG"))
  t:attack "Juggernaut Horn"
  t:unchanged()
end)

test("Armor Tail: damage from an Evolution Pokémon ex and from other Basic Pokémon", function(t)
  t:position(attacked_by("sv1-65", "LL"))
  t:attack "Pulse Launcher"
  t:equal(t.opponent.active.damage, 220)
  t:position(attacked_by("sv1-80", "LL"))
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 30)
  t:position(attacked_by("swsh1-141", "LLL"))
  t:attack "Swallow"
  t:equal(t.opponent.active.damage, 60)
end)

test("Armor Tail: effects of the attack are not prevented", function(t)
  t:position(attacked_by("me2pt5-149", "M"))
  t:coins "H"
  t:attack "Stun Needle"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.active.conditions, { "paralyzed" })
end)

test("Armor Tail: not for another Pokémon", function(t)
  t:position(attacked_by("rsv10pt5-20", "RR", { active = "sv1-38", bench = { farigiraf } }))
  t:attack "Slash"
  t:equal(t.opponent.active.damage, 50)
end)

test("Armor Tail: in its own player's turn it attacks a Basic Pokémon ex", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { farigiraf, energy = "PPP" } },
    opponent = { active = "rsv10pt5-20", bench = { "sv1-13" } },
  }
  t:attack "Dirty Beam"
  t:equal(t.opponent.active.damage, 160)
  t:equal(t.opponent.bench[1].damage, 30)
end)
