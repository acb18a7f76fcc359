local victini, raboot = "sv8-21", { "me1-27", energy = "R" }

local function position(active, bench, target, benched)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench },
    opponent = { active = target, bench = benched },
  }
end

test("Victory Cheer: 10 more for an Evolution Fire Pokémon, before Weakness", function(t)
  for target, damage in pairs { ["sv1-38"] = 60, ["me2pt5-9"] = 120 } do
    t:position(position({ "sv1-38", energy = "R" }, { victini }, {
      target,
      attached = { "sv5-152" },
    }))
    t:attack "Passionate Singing"
    t:equal(t.opponent.active.damage, damage)
  end
end)

test("Victory Cheer: a Stage 1 and a Pokémon ex, too", function(t)
  t:position(position(raboot, { victini }, "sv1-80"))
  t:attack "Jumping Kick"
  t:equal(t.opponent.active.damage, 50)
  t:position(position({ "me2pt5-31", energy = "RRR" }, { victini }, "me1-36"))
  t:attack "Crimson Blast"
  t:equal(t.opponent.active.damage, 330)
  t:equal(t.me.active.damage, 60)
end)

test("Victory Cheer: not to Benched Pokémon", function(t)
  t:position(position(raboot, { victini }, "sv1-80", { "sv1-65" }))
  t:attack "Jumping Kick"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 40)
end)

test("Victory Cheer: not for a Basic Fire Pokémon nor for itself", function(t)
  t:position(position({ "sv1-36", energy = "R" }, { victini }, "sv1-80"))
  t:attack "Gnaw"
  t:equal(t.opponent.active.damage, 10)
  t:position(position({ victini, energy = "RR" }, {}, "sv1-80"))
  t:attack "Flare"
  t:equal(t.opponent.active.damage, 30)
end)

test("Victory Cheer: not for an Evolution Pokémon of another type", function(t)
  t:position(position({ "me2pt5-9", energy = "GG" }, { victini }, "sv1-80"))
  t:attack "Leaf Step"
  t:equal(t.opponent.active.damage, 60)
end)

test("Victory Cheer: two of them add up", function(t)
  t:position(position(raboot, { victini, victini }, "sv1-80"))
  t:attack "Jumping Kick"
  t:equal(t.opponent.active.damage, 60)
end)

test("Victory Cheer: not for the opponent's attacks", function(t)
  t:position(position({ "sv1-38", energy = "R" }, {}, "sv1-80", { victini }))
  t:attack "Passionate Singing"
  t:equal(t.opponent.active.damage, 50)
end)
