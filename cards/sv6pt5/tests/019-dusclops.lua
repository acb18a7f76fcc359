local function with(active)
  return {
    ruleset = "sv",
    me = { active = "sv1-36", bench = { "sv6pt5-19" } },
    opponent = { active = active, bench = { "sv1-36" } },
  }
end

test("Cursed Blast: 5 damage counters, and it is Knocked Out itself", function(t)
  t:position(with "sv1-38")
  t:use "Cursed Blast"
  t:options { "opponent active", "opponent bench 1" }
  t:answer "opponent bench 1"
  t:answer(1)
  t:equal(t.opponent.bench[1].damage, 50)
  t:equal(#t.me.bench, 0)
  t:equal(#t.opponent.prizes, 5)
end)

test("Cursed Blast: both sides' Knock Outs", function(t)
  t:position(with { "sv1-38", damage = 140 })
  t:use "Cursed Blast"
  t:answer "opponent active"
  t:answer(1)
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(#t.me.prizes, 5)
  t:equal(#t.opponent.prizes, 5)
end)

test("Will-O-Wisp", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6pt5-19", energy = "PP" } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Will-O-Wisp"
  t:equal(t.opponent.active.damage, 50)
end)
