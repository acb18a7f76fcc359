local poltchageist = "sv6-20"

local function bench(me)
  return {
    ruleset = "sv",
    me = me,
    opponent = { active = "sv1-38", bench = { poltchageist, "sv1-13" } },
  }
end

test("Storehouse Hideaway: no damage on the Bench, to this Pokémon alone", function(t)
  for target, damage in ipairs { 0, 30 } do
    t:position(bench { active = { "sv1-80", energy = "LLL" } })
    t:attack "Lightning Laser"
    t:answer("opponent bench " .. target)
    t:equal(t.opponent.active.damage, 90)
    t:equal(t.opponent.bench[target].damage, damage)
  end
end)

test("Storehouse Hideaway: no effects of attacks on the Bench", function(t)
  t:position(bench { active = { "me2-46", energy = "P" } })
  t:attack "Sneaky Placement"
  t:answer "opponent bench 1"
  t:unchanged()
  t:position(bench { active = { "me2-46", energy = "P" } })
  t:attack "Sneaky Placement"
  t:answer "opponent bench 2"
  t:changed { ["opponent bench 2 damage"] = 10 }
end)

test("Storehouse Hideaway: it can't be Knocked Out by the effect of an attack", function(t)
  t:position(bench { active = { "me2pt5-78", energy = "PP" } })
  t:coins "HHH"
  t:attack "Tri Kinesis"
  t:answer "opponent bench 1"
  t:unchanged()
end)

test("Storehouse Hideaway: not in the Active Spot", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-13", energy = "G" } },
    opponent = { active = poltchageist },
  }
  t:attack "Scratch"
  t:equal(t.opponent.active.damage, 10)
end)

test("Storehouse Hideaway: its own side's attacks damage it", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv2-150", energy = "MMM" },
      bench = { { poltchageist, attached = { "sv5-152" } } },
    },
    opponent = { active = "me2pt5-31" },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
end)

test("Storehouse Hideaway: effects of Abilities are not prevented", function(t)
  t:position(bench { active = "sv10-120", hand = { "sv10-121" } })
  t:evolve("sv10-121", "active")
  t:answer(true)
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 20)
end)
