local mudsdale = "sv10-108"

local function position(mine, opponent)
  return { ruleset = "sv", me = mine, opponent = opponent }
end

test("Mud Coat: 30 less damage", function(t)
  t:position(position({ active = { "sv1-38", energy = "R" } }, { active = mudsdale }))
  t:attack "Passionate Singing"
  t:equal(t.opponent.active.damage, 20)
end)

test("Mud Coat: after Weakness", function(t)
  t:position(position({ active = { "me2pt5-9", energy = "GG" } }, { active = mudsdale }))
  t:attack "Leaf Step"
  t:equal(t.opponent.active.damage, 90)
end)

test("Mud Coat: on the Bench, too, but for no other Pokémon", function(t)
  for target, damage in ipairs { 0, 30 } do
    t:position(position({ active = { "sv1-80", energy = "LLL" } }, {
      active = "sv1-38",
      bench = { mudsdale, "sv1-13" },
    }))
    t:attack "Lightning Laser"
    t:answer("opponent bench " .. target)
    t:equal(t.opponent.active.damage, 90)
    t:equal(t.opponent.bench[target].damage, damage)
  end
end)

test("Mud Coat: from its own side's attacks, too", function(t)
  t:position(position({ active = { "sv2-150", energy = "MMM" }, bench = { mudsdale, "sv1-13" } }, {
    active = "me2pt5-31",
  }))
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.bench[2].damage, 30)
end)

test("Mud Coat: damage counters are not damage", function(t)
  t:position(position({ active = { "sv6-22", energy = "G" } }, { active = mudsdale }))
  t:attack "Cursed Drop"
  t:equal(t.opponent.active.damage, 40)
end)
