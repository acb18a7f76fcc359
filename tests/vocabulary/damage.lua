-- Attack damage and coins. Each test has the name of its row in the table in scripting/README.md.

local wall = { active = "neutral-4" }

local function duel(t, mine, theirs) t:position { me = mine, opponent = theirs or wall } end

test("count(energy on X), damage.scale(count)", function(t)
  duel(t, { active = "vocabulary-1" }, { active = { "neutral-4", energy = "GGW" } })
  t:attack "Energy Count"
  t:equal(t.opponent.active.damage, 30)
end)

test("count(damage counters)", function(t)
  duel(t, { active = { "vocabulary-1", damage = 40 } })
  t:attack "Wound Count"
  t:equal(t.opponent.active.damage, 40)
end)

test("count(pokemon in play)", function(t)
  duel(t, { active = "vocabulary-1", bench = { "vocabulary-10", "vocabulary-10", "vocabulary-2" } })
  t:attack "Bench Count"
  t:equal(t.opponent.active.damage, 40)
end)

test("count(cards in zone)", function(t)
  duel(t, { active = "vocabulary-1" }, {
    active = "neutral-4",
    discard = { "vocabulary-12", "vocabulary-14", "vocabulary-2" },
  })
  t:attack "Pile Count"
  t:equal(t.opponent.active.damage, 20)
end)

test("count(done in this way)", function(t)
  duel(t, { active = { "vocabulary-2", energy = "GGG" } })
  t:answer("dp1-123", "dp1-123")
  t:attack "Throw Energy"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.me.active.energy, "G")
end)

test("damage.bonus(if)", function(t)
  duel(t, { active = "vocabulary-3" }, { active = { "neutral-4", damage = 10 } })
  t:attack "If Hurt"
  t:equal(t.opponent.active.damage, 70)
end)

test("damage.base(set)", function(t)
  duel(t, { active = { "vocabulary-3", damage = 20 } })
  t:attack "Weary"
  t:equal(t.opponent.active.damage, 40)
end)

test("damage.self, damage.ownBench", function(t)
  duel(t, { active = "vocabulary-3", bench = { "vocabulary-1", "vocabulary-2" } })
  t:attack "Recoil"
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.bench[1].damage, 10)
  t:equal(t.me.bench[2].damage, 10)
end)

test("damage.target(any opponent)", function(t)
  duel(t, { active = "vocabulary-3" }, { active = "neutral-4", bench = { "neutral-4" } })
  t:answer "opponent bench 1"
  t:attack "Snipe"
  t:equal(t.opponent.bench[1].damage, 30)
end)

test("damage.spread", function(t)
  duel(t, { active = "vocabulary-4" }, {
    active = "neutral-4",
    bench = { "neutral-4", "vocabulary-27" },
  })
  t:attack "Spread"
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.bench[1].damage, 10)
  t:equal(t.opponent.bench[2].damage, 10)  -- no Weakness on the Bench
end)

test("damage.ignore(weakness/resistance/effects)", function(t)
  duel(t, { active = "vocabulary-4" }, { active = { "vocabulary-25", attached = { "dp1-130" } } })
  t:attack "Pierce"
  t:equal(t.opponent.active.damage, 40)  -- "Steel" does not reduce it
end)

test("attack.fail(if)", function(t)
  duel(t, { active = "vocabulary-4" })
  t:attack "Only If"
  t:equal(t.opponent.active.damage, 0)
end)

test("heal.equalToDamage", function(t)
  duel(t, { active = { "vocabulary-4", damage = 50 } })
  t:attack "Drain"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.me.active.damage, 20)
end)

test("damage.beforeDoing, energy.discard(opponent)", function(t)
  duel(t, { active = "vocabulary-2" }, { active = { "neutral-4", energy = "G" } })
  t:attack "Tear Off"
  t:equal(t.opponent.active.energy, "")
  t:equal(t.opponent.active.damage, 20)
end)

test("coin.untilTails, coin.flip(n)", function(t)
  duel(t, { active = "vocabulary-5" })
  t:coins "HHT"
  t:attack "Until Tails"
  t:equal(t.opponent.active.damage, 20)
end)

test("coin.perThing", function(t)
  duel(t, { active = { "vocabulary-5", energy = "GW" } })
  t:coins "HT"
  t:attack "Per Energy"
  t:equal(t.opponent.active.damage, 20)
end)

test("coin.all/both/either, ko.effect", function(t)
  duel(t, { active = "vocabulary-5" }, { active = "neutral-4", bench = { "neutral-1" } })
  t:coins "HH"
  t:attack "Both Heads"
  t:answer(1)  -- takes a Prize card
  t:equal(t.opponent.active.id, "neutral-1")
end)

test("coin.opponent", function(t)
  duel(t, { active = "vocabulary-5" })
  t:coins "T"
  t:attack "Their Coin"
  t:equal(#t.me.hand, 2)
end)

test("energy.surplus", function(t)
  duel(t, { active = { "vocabulary-33", energy = "WWWW" } })
  t:attack "Surge"
  t:equal(t.opponent.active.damage, 40)
end)

test("energy.surplus: what the cost needs is not spare", function(t)
  duel(t, { active = { "vocabulary-33", energy = "WG" } })
  t:attack "Surge"
  t:equal(t.opponent.active.damage, 20)
end)

test("on_damage of a lasting effect: the damage done, or the effect's own number", function(t)
  local mirror = { active = "vocabulary-126", bench = { { "neutral-4", damage = 60 } } }
  local function after(attack)
    duel(t, mirror, { active = "vocabulary-126" })
    t:attack(attack)
    t:attack "Tap"
    t:equal(t.me.active.damage, 40)
    return t.opponent.active.damage, t.me.bench[1].damage
  end
  t:equal({ after "Reflect" }, { 40, 60 })
  t:equal({ after "Set Price" }, { 30, 60 })
  t:equal({ after "Absorb" }, { 0, 20 })
end)
