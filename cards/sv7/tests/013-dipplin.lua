local function dipplin(theirs)
  theirs.active = theirs.active or { "sv1-80", energy = "LL" }
  return {
    ruleset = "sv",
    me = { active = { "sv7-13", energy = "G" }, bench = { "sv1-80" } },
    opponent = theirs,
  }
end

test("Coated Attack: 20, and no damage from Basic Pokémon for a turn", function(t)
  t:position(dipplin {})
  t:attack "Coated Attack"
  t:equal(t.opponent.active.damage, 20)
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 0)
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(t.me.active.damage, 30)
end)

test("Coated Attack: nor from a Basic Pokémon ex", function(t)
  t:position(dipplin { active = { "sv6-64", energy = "W" } })
  t:attack "Coated Attack"
  t:attack "Sob"
  t:equal(t.me.active.damage, 0)
end)

test("Coated Attack: damage from an Evolution Pokémon", function(t)
  t:position(dipplin { active = { "sv1-75", energy = "L" } })
  t:attack "Coated Attack"
  t:coins "T"
  t:attack "Thunder Shock"
  t:equal(t.me.active.damage, 30)
end)

test("Coated Attack: effects and damage counters are not prevented", function(t)
  t:position(dipplin { active = { "sv6-89", energy = "P" } })
  t:attack "Coated Attack"
  t:attack "Sneaky Placement"
  t:answer "active"
  t:equal(t.me.active.damage, 20)
end)

test("Coated Attack: only this Pokémon", function(t)
  t:position(dipplin { active = { "sv1-80", energy = "LLL" } })
  t:attack "Coated Attack"
  t:attack "Lightning Laser"
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 30)
end)
