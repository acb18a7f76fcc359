local function healer(mine)
  mine.hand = mine.hand or { "dp1-123", "sv5-161", "sv1-193", "dp1-127" }
  return {
    ruleset = "sv",
    me = mine,
    opponent = { active = { "sv1-38", damage = 100 }, hand = { "dp1-124" } },
  }
end

local function active(damage)
  return healer {
    active = { "sv9-107", damage = damage },
    bench = { { "sv1-38", damage = 120 }, { "sv1-65", damage = 100 } },
  }
end

test("Auto Heal: 90 from the Pokémon that gets an Energy", function(t)
  t:position(active(20))
  t:attach("dp1-123", "bench 1")
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.me.bench[2].damage, 100)
  t:equal(t.me.active.damage, 20)
end)

test("Auto Heal: itself, and with Special Energy", function(t)
  t:position(active(80))
  t:attach("sv5-161", "active")
  t:equal(t.me.active.damage, 0)
end)

test("Auto Heal: not for a Tool, nor for the opponent's Energy", function(t)
  t:position(active(20))
  t:play("sv1-193", "bench 1")
  t:equal(t.me.bench[1].damage, 120)
  t:end_turn()
  t:attach("dp1-124", "opponent active")
  t:equal(t.opponent.active.damage, 100)
end)

test("Auto Heal: not from the Bench", function(t)
  t:position(healer { active = { "sv1-38", damage = 120 }, bench = { "sv9-107" } })
  t:attach("dp1-123", "active")
  t:equal(t.me.active.damage, 120)
end)

test("Auto Heal: each time, by an Ability from the hand, too", function(t)
  t:position(healer {
    active = "sv9-107",
    bench = { "sv4-72", { "sv1-65", damage = 200 } },
    hand = { "2 dp1-127" },
  })
  t:use "Clairvoyant Sense"
  t:answer "bench 2"
  t:equal(t.me.bench[2].damage, 110)
  t:attach("dp1-127", "bench 2")
  t:equal(t.me.bench[2].damage, 20)
end)

test("Auto Heal: not for Energy from the deck", function(t)
  t:position(healer {
    active = "sv9-107",
    bench = { { "sv1-80", damage = 100 } },
    hand = { "sv1-170" },
    deck = { "dp1-126", "dp1-123" },
  })
  t:play "sv1-170"
  t:answer "dp1-126"
  t:equal(t.me.bench[1].energy, "L")
  t:equal(t.me.bench[1].damage, 100)
end)

test("Spike Draw: 20, and 2 cards", function(t)
  t:position(healer { active = { "sv9-107", energy = "L" }, hand = {} })
  t:attack "Spike Draw"
  t:equal(t.opponent.active.damage, 120)
  t:equal(#t.me.hand, 2)
  t:equal(#t.opponent.hand, 2)
end)
