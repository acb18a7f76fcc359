local charmander = "me2-11"

local function agile(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = { bench or "dp3-55" } },
    opponent = { active = "sv1-38" },
  }
end

test("Agile: no Retreat Cost without Energy", function(t)
  t:position(agile { charmander, attached = { "sv1-193" } })
  t:retreat "bench 1"
  t:equal(t.me.active.id, "dp3-55")
end)

test("Agile: with Energy its Retreat Cost of 2", function(t)
  for _, active in ipairs {
    { charmander, energy = "R" },
    { charmander, attached = { "sv2-190" } },
  } do
    t:position(agile(active))
    t:illegal("retreat", "bench 1")
  end
  t:position(agile { charmander, energy = "RR" })
  t:retreat "bench 1"
  t:equal(t.me.bench[1].energy, "")
  t:equal(#t.me.discard, 2)
end)

test("Agile: not for another Pokémon", function(t)
  t:position(agile("sv1-36", charmander))
  t:illegal("retreat", "bench 1")
end)

test("Agile: Energy on another Pokémon does not count", function(t)
  t:position(agile(charmander, { "dp3-55", energy = "R" }))
  t:legal("retreat", "bench 1")
end)
