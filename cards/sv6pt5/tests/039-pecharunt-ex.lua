local pecharunt = "sv6pt5-39"

local function chains(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = "sv1-38", bench = { "sv10-117" } },
  }
end

test("Subjugating Chains: a Benched Darkness Pokémon becomes Active and Poisoned", function(t)
  t:position(chains(pecharunt, { "sv1-13", "svp-129", pecharunt, "sv10-117" }))
  t:use("Subjugating Chains", "active")
  t:options { "bench 2", "bench 4" }
  t:answer "bench 2"
  t:equal(t.me.active.id, "svp-129")
  t:equal(t.me.active.conditions, { "poisoned" })
  t:equal(t.me.bench[2].id, pecharunt)
  t:equal(t.opponent.active.id, "sv1-38")
  t:illegal("use", "Subjugating Chains", "bench 2")
  t:illegal("use", "Subjugating Chains", "bench 3")
end)

test("Subjugating Chains: from the Bench, with any Active Pokémon", function(t)
  t:position(chains("sv1-13", { pecharunt, "sv10-117" }))
  t:use "Subjugating Chains"
  t:equal(t.me.active.id, "sv10-117")
  t:equal(t.me.active.conditions, { "poisoned" })
  t:equal(t.me.bench[2].id, "sv1-13")
  t:equal(t.me.bench[2].conditions, {})
  t:end_turn()
  t:end_turn()
  t:illegal("use", "Subjugating Chains")
end)

test("Subjugating Chains: the Active Darkness Pokémon is not a choice", function(t)
  t:position(chains("sv10-117", { pecharunt, "sv1-127", "svp-129" }))
  t:use "Subjugating Chains"
  t:options { "bench 2", "bench 3" }
  t:answer "bench 2"
  t:equal(t.me.active.id, "sv1-127")
end)

test("Subjugating Chains: again in the next turn", function(t)
  t:position(chains("sv1-13", { pecharunt, "sv1-127", "sv10-117" }))
  t:use "Subjugating Chains"
  t:answer "bench 2"
  t:end_turn()
  t:end_turn()
  t:legal("use", "Subjugating Chains")
end)

test("Subjugating Chains: not without another Benched Darkness Pokémon", function(t)
  t:position(chains("sv10-117", { pecharunt, pecharunt, "sv1-13" }))
  t:illegal("use", "Subjugating Chains", "bench 1")
end)

test("Irritated Outburst: 60 for each Prize card the opponent has taken", function(t)
  for left, damage in pairs { [6] = 0, [5] = 60, [2] = 240 } do
    t:position {
      ruleset = "sv",
      me = { active = { pecharunt, energy = "DD" }, prizes = 3 },
      opponent = { active = "me1-36", prizes = left },
    }
    t:attack "Irritated Outburst"
    t:equal(t.opponent.active.damage, damage)
  end
end)
