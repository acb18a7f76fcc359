test("EX-37: Magmar evolves into Magmortar and keeps its damage counters", function(t)
  t:position {
    me = {
      active = { "dp3-93", energy = "R", damage = 20, conditions = { "poisoned" } },
      bench = { { "dp3-93", new = true } },
      hand = { "dp3-31" },
    },
    opponent = { active = "dp3-55" },
  }
  t:illegal("evolve", "dp3-31", "bench 1")
  t:evolve("dp3-31", "active")
  t:equal(t.me.active.id, "dp3-31")
  t:equal(t.me.active.under, { "dp3-93" })
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.active.energy, "R")
  t:equal(t.me.active.conditions, {})
end)

local function flame_body(hand)
  return {
    me = { active = { "dp3-31", damage = 30 }, bench = { { "dp3-93", damage = 30 } }, hand = hand },
    opponent = { active = "dp3-55" },
  }
end

test("Flame Body: Fire Energy from the hand removes 2 damage counters", function(t)
  t:position(flame_body { "dp1-124" })
  t:attach("dp1-124", "active")
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.bench[1].damage, 30)
end)

test("Flame Body: not with other Energy", function(t)
  t:position(flame_body { "dp1-126" })
  t:attach("dp1-126", "active")
  t:equal(t.me.active.damage, 30)
end)

test("Flame Body: not when another Pokémon gets the Energy", function(t)
  t:position(flame_body { "dp1-124" })
  t:attach("dp1-124", "bench 1")
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.bench[1].damage, 30)
end)

test("Flame Body: on the Bench too", function(t)
  t:position {
    me = { active = "dp3-113", bench = { { "dp3-31", damage = 10 } }, hand = { "dp1-124" } },
    opponent = { active = "dp3-55" },
  }
  t:attach("dp1-124", "bench 1")
  t:equal(t.me.bench[1].damage, 0)
end)

test("Flame Blast: 20 damage for each Fire Energy", function(t)
  t:position { me = { active = { "dp3-31", energy = "RRL" } }, opponent = { active = "dp3-55" } }
  t:attack "Flame Blast"
  t:equal(t.opponent.active.damage, 40)
end)

test("Flame Blast: an Electrode attached as Energy is Fire Energy too", function(t)
  t:position {
    me = { active = { "dp3-31", energy = "RR", attached = { "dp3-26" } } },
    opponent = { active = "dp3-55" },
  }
  t:attack "Flame Blast"
  t:equal(t.opponent.active.damage, 60)
end)

local function bazooka(bench)
  return {
    me = { active = { "dp3-31", energy = "RLL" } },
    opponent = { active = "dp3-55", bench = bench },
  }
end

test("Fireball Bazooka: 20 to each of 2 Benched Pokémon", function(t)
  t:position(bazooka { "dp3-77", "dp3-94", "dp3-98" })
  t:attack "Fireball Bazooka"
  t:options { "opponent bench 1", "opponent bench 2", "opponent bench 3" }
  t:fails(
    function() t:answer("opponent bench 1", "opponent bench 3", "opponent bench 2") end,
    "takes 2 to 2 picks, not 3"
  )
  t:answer("opponent bench 1", "opponent bench 3")
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.opponent.bench[1].damage, 20)  -- its Weakness is not applied
  t:equal(t.opponent.bench[2].damage, 0)
  t:equal(t.opponent.bench[3].damage, 20)
end)

test("Fireball Bazooka: two on the Bench, no question", function(t)
  t:position(bazooka { "dp3-77", "dp3-94" })
  t:attack "Fireball Bazooka"
  t:equal(t.opponent.bench[1].damage, 20)
  t:equal(t.opponent.bench[2].damage, 20)
end)

test("Fireball Bazooka: one on the Bench, that one", function(t)
  t:position(bazooka { "dp3-77" })
  t:attack "Fireball Bazooka"
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("Fireball Bazooka: no Bench, 40 damage", function(t)
  t:position(bazooka {})
  t:attack "Fireball Bazooka"
  t:equal(t.opponent.active.damage, 40)
end)
