local function conkeldurr(energy, conditions)
  return {
    ruleset = "sv",
    me = { active = { "sv6-105", energy = energy, conditions = conditions } },
    opponent = { active = "me1-36" },
  }
end

test("Tantrum: this Pokémon is now Confused", function(t)
  t:position(conkeldurr "F")
  t:attack "Tantrum"
  t:equal(t.opponent.active.damage, 80)
  t:equal(t.me.active.conditions, { "confused" })
end)

test("Gutsy Swing: without a Special Condition it costs what it says", function(t)
  t:position(conkeldurr "FFF")
  t:illegal("attack", "Gutsy Swing")
  t:position(conkeldurr "FFFF")
  t:attack "Gutsy Swing"
  t:equal(t.opponent.active.damage, 250)
end)

test("Gutsy Swing: with one it needs no Energy", function(t)
  t:position(conkeldurr("", { "poisoned" }))
  t:illegal("attack", "Tantrum")
  t:attack "Gutsy Swing"
  t:equal(t.opponent.active.damage, 250)
end)

test("Gutsy Swing: what Confusion says holds all the same", function(t)
  t:position(conkeldurr("", { "confused" }))
  t:coins "T"
  t:attack "Gutsy Swing"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.me.active.damage, 30)
end)
