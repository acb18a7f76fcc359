local function mallow_lana(hand)
  table.insert(hand, 1, "sm12-198")
  return {
    ruleset = "sm",
    me = { active = { "sm1-42", damage = 150 }, bench = { "sm1-24", "sm1-39" }, hand = hand },
    opponent = { active = "sm1-42" },
  }
end

test("Mallow & Lana: the Active Pokémon is switched", function(t)
  t:position(mallow_lana { "dp1-124", "dp1-125" })
  t:play "sm12-198"
  t:answer(false)
  t:answer "bench 2"
  t:equal(t.me.active.id, "sm1-39")
  t:equal(t.me.bench[2].id, "sm1-42")
  t:equal(t.me.bench[2].damage, 150)
  t:equal(t.me.hand, { "dp1-124", "dp1-125" })
end)

test("Mallow & Lana: 2 cards discarded, and the one that left is healed", function(t)
  t:position(mallow_lana { "dp1-124", "sm1-24" })
  t:play "sm12-198"
  t:answer(true)
  t:answer "bench 1"
  t:equal(t.me.active.id, "sm1-24")
  t:equal(t.me.bench[1].id, "sm1-42")
  t:equal(t.me.bench[1].damage, 30)
  t:equal(t.me.discard, { "dp1-124", "sm1-24", "sm12-198" })
end)

test("Mallow & Lana: the player chooses which 2", function(t)
  t:position(mallow_lana { "dp1-124", "dp1-125", "sm1-24" })
  t:play "sm12-198"
  t:answer(true)
  t:fails(function() t:answer("dp1-124", "dp1-125", "sm1-24") end, "takes 2 to 2 picks")
  t:answer("dp1-124", "sm1-24")
  t:answer "bench 1"
  t:equal(t.me.hand, { "dp1-125" })
end)

test("Mallow & Lana: with one other card it can't be paid", function(t)
  t:position(mallow_lana { "dp1-124" })
  t:play "sm12-198"
  t:answer "bench 1"
  t:equal(t.me.bench[1].damage, 150)
  t:equal(t.me.hand, { "dp1-124" })
end)

test("Mallow & Lana: not with an empty Bench", function(t)
  t:position {
    ruleset = "sm",
    me = { active = "sm1-42", hand = { "sm12-198" } },
    opponent = { active = "sm1-42" },
  }
  t:illegal("play", "sm12-198")
end)
