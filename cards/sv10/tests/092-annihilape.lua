local annihilape = "sv10-92"

local function blow(damage, theirs)
  return {
    ruleset = "sv",
    me = { active = { annihilape, energy = "FF", damage = damage } },
    opponent = { active = theirs or "me1-36", bench = { "dp3-55" } },
  }
end

test("Lose Cool: 120 more with 2 damage counters", function(t)
  t:position(blow(20))
  t:attack "Impact Blow"
  t:equal(t.opponent.active.damage, 280)
end)

test("Lose Cool: no more than 120 with more of them", function(t)
  t:position(blow(100))
  t:attack "Impact Blow"
  t:equal(t.opponent.active.damage, 280)
end)

test("Lose Cool: not with 1 or none", function(t)
  for _, damage in ipairs { 0, 10 } do
    t:position(blow(damage))
    t:attack "Impact Blow"
    t:equal(t.opponent.active.damage, 160)
  end
end)

test("Lose Cool: before Weakness", function(t)
  t:position(blow(20, "me1-104"))
  t:attack "Impact Blow"
  t:answer("#1", "#2", "#3")
  t:explain {
    { "base", 160, by = annihilape },
    { "attacker", 280, by = annihilape },
    { "weakness", 560 },
    { "result", 560 },
  }
end)

test("Lose Cool: not for another Pokémon's attacks", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "me1-74", energy = "FF", damage = 20 },
      bench = { { annihilape, damage = 20 } },
    },
    opponent = { active = "me1-36" },
  }
  t:attack "Power Gem"
  t:equal(t.opponent.active.damage, 50)
end)

test("Lose Cool: not with damage counters on the opponent's Pokémon", function(t)
  t:position(blow(0, { "me1-36", damage = 50 }))
  t:attack "Impact Blow"
  t:equal(t.opponent.active.damage, 210)
end)

test("Lose Cool: for the Pokémon that the attack of a previous Evolution makes Active", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { annihilape, energy = "F", damage = 20 }, bench = { "sv5-84" } },
    opponent = { active = "dp3-55", bench = { "me1-36" } },
  }
  t:attack "Drag Off"
  t:equal(t.opponent.active.id, "me1-36")
  t:equal(t.opponent.active.damage, 150)
end)
