local luxio, luxray = "me3-27", "me3-28"

local function roar(active, bench, turn, fresh)
  return {
    ruleset = "sv",
    turn = turn or 5,
    me = {
      active = "sv1-80",
      bench = { { luxio, new = fresh ~= false }, { "sv1-37", new = true } },
      hand = { luxray, "sv1-38" },
    },
    opponent = { active = active, bench = bench },
  }
end

test("Fighting Roar: it evolves in the turn it is played, against a Pokémon ex", function(t)
  for _, id in ipairs { "sv1-65", "me1-104" } do
    t:position(roar(id))
    t:evolve(luxray, "bench 1")
    t:equal(t.me.bench[1].id, luxray)
  end
end)

test("Fighting Roar: after it evolved from Shinx this turn", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv1-80", bench = { "me3-26" }, hand = { luxio, luxray } },
    opponent = { active = "sv1-65" },
  }
  t:evolve(luxio, "bench 1")
  t:evolve(luxray, "bench 1")
  t:equal(t.me.bench[1].id, luxray)
end)

test("Fighting Roar: in a player's first turn", function(t)
  for turn = 1, 2 do
    for _, fresh in ipairs { true, false } do
      t:position(roar("sv1-65", {}, turn, fresh))
      t:evolve(luxray, "bench 1")
      t:equal(t.me.bench[1].id, luxray)
    end
  end
end)

test("Fighting Roar: not against another Pokémon, whatever is on the Bench", function(t)
  for _, id in ipairs { "sv1-38", "swsh1-141" } do
    t:position(roar(id, { "sv1-65" }))
    t:illegal("evolve", luxray, "bench 1")
    t:position(roar(id, { "sv1-65" }, 1, false))
    t:illegal("evolve", luxray, "bench 1")
  end
end)

test("Fighting Roar: not for other Pokémon", function(t)
  t:position(roar "sv1-65")
  t:illegal("evolve", "sv1-38", "bench 2")
end)

test("Fighting Roar: without it in a later turn", function(t)
  t:position(roar("sv1-38", {}, 5, false))
  t:legal("evolve", luxray, "bench 1")
end)
