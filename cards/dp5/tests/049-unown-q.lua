local function quick(side)
  side.active = side.active or "dp3-55"
  side.bench = side.bench or { { "dp5-49", energy = "P" } }
  return { me = side, opponent = { active = "dp3-55" } }
end

test(
  "QUICK: it becomes a Tool of another Pokémon, and what is attached to it is discarded",
  function(t)
    t:position(quick {})
    t:use "QUICK"
    t:equal(t.me.active.attached, { "dp5-49" })
    t:equal(#t.me.bench, 0)
    t:equal(t.me.discard, { "dp1-127" })
    t:illegal("use", "QUICK")
  end
)

test("QUICK: the Retreat Cost is Colorless less", function(t)
  t:position(quick { active = { "dp3-55", energy = "G" }, bench = { "dp5-49", "dp3-98" } })
  t:illegal("retreat", "bench 2")
  t:answer "active"
  t:use "QUICK"
  t:legal("retreat", "bench 1")
end)

test("QUICK: not onto a Pokémon that has a Tool", function(t)
  t:position(quick { active = { "dp3-55", attached = { "me2-93" } } })
  t:use "QUICK"
  t:equal(#t.me.bench, 1)
end)

test("QUICK: not in the Active Spot", function(t)
  t:position(quick { active = "dp5-49", bench = { "dp3-55" } })
  t:illegal("use", "QUICK")
end)

test("QUICK: its Ability does not count while it is a Tool", function(t)
  t:position(quick { bench = { "dp5-49", "dp3-98" } })
  t:answer "bench 2"
  t:use "QUICK"
  t:illegal("use", "QUICK")
end)

test("Hidden Power: 20 damage", function(t)
  t:position(quick { active = { "dp5-49", energy = "P" }, bench = {} })
  t:attack "Hidden Power"
  t:equal(t.opponent.active.damage, 20)
end)
