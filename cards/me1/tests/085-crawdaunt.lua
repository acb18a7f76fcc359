local function crawdaunt(energy, damage)
  return {
    ruleset = "sv",
    me = { active = { "me1-85", energy = energy, damage = damage } },
    opponent = { active = "me1-36" },
  }
end

test("Cutting Riposte: without damage it costs what it says", function(t)
  t:position(crawdaunt("D", 0))
  t:illegal("attack", "Cutting Riposte")
  t:position(crawdaunt("DDW", 0))
  t:attack "Cutting Riposte"
  t:equal(t.opponent.active.damage, 130)
end)

test("Cutting Riposte: damaged, it costs one Darkness Energy", function(t)
  t:position(crawdaunt("D", 10))
  t:attack "Cutting Riposte"
  t:equal(t.opponent.active.damage, 130)
  t:position(crawdaunt("WW", 10))
  t:illegal("attack", "Cutting Riposte")
  t:legal("attack", "Vise Grip")
end)
