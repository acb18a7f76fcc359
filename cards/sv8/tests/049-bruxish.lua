local function with(mine, theirs, bench)
  return {
    ruleset = "sv",
    me = { active = mine, bench = bench },
    opponent = { active = theirs, bench = { "sv1-13" } },
  }
end

local miraidon = { "sv1-80", energy = "LLL" }

test("Counterattack: 3 damage counters on the Attacking Pokémon", function(t)
  t:position(with("sv8-49", { "me2-48", energy = "FF" }))
  t:end_turn()
  t:attack "Double-Edge"
  t:equal(t.me.active.damage, 70)
  t:equal(t.opponent.active.damage, 50)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Counterattack: also when Bruxish is Knocked Out", function(t)
  t:position(with("sv8-49", miraidon, { "sv1-80" }))
  t:end_turn()
  t:attack "Lightning Laser"
  t:answer(1)
  t:equal(t.me.active.id, "sv1-80")
  t:equal(t.opponent.active.damage, 30)
end)

test("Counterattack: not on the Bench", function(t)
  t:position(with("sv1-38", miraidon, { "sv8-49" }))
  t:end_turn()
  t:attack "Lightning Laser"
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.opponent.active.damage, 0)
end)

test("Counterattack: not for another Pokémon", function(t)
  t:position(with("sv1-80", miraidon, { "sv8-49" }))
  t:end_turn()
  t:attack "Sharp Fang"
  t:equal(t.opponent.active.damage, 0)
end)

test("Counterattack: damage counters are not damage", function(t)
  t:position(with("sv8-49", { "sv8-78", energy = "P" }))
  t:end_turn()
  t:attack "Painful Memories"
  t:equal(t.me.active.damage, 20)
  t:equal(t.opponent.active.damage, 0)
end)

test("Counterattack: not when it attacks or is damaged otherwise", function(t)
  t:position(with({ "sv8-49", energy = "WW" }, "sv1-38"))
  t:attack "Big Bite"
  t:changed { ["opponent active damage"] = 100, ["lasting on opponent active"] = true }
  t:position(with({ "sv8-49", conditions = { "poisoned" } }, "sv1-38"))
  t:end_turn()
  t:equal(t.me.active.damage, 10)
  t:equal(t.opponent.active.damage, 0)
end)
