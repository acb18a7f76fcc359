local function with(deck)
  return {
    ruleset = "sv",
    me = { active = { "sv6pt5-50", energy = "RR" }, deck = deck },
    opponent = { active = "sv1-13" },
  }
end

test("Colorful Catch: 3 basic Energy of different types, one after the other", function(t)
  t:position(with { "2 dp1-123", "dp1-124", "dp1-125", "dp1-126", "sv1-36", "sv1-190" })
  t:attack "Colorful Catch"
  t:options { "dp1-123", "dp1-124", "dp1-125", "dp1-126" }
  t:answer "dp1-123"
  t:options { "dp1-124", "dp1-125", "dp1-126" }
  t:answer "dp1-125"
  t:options { "dp1-124", "dp1-126" }
  t:answer "dp1-126"
  t:equal(t.me.hand, { "dp1-123", "dp1-125", "dp1-126" })
  t:equal(#t:events("card_shown"), 3)
  t:equal(#t:events("shuffled"), 1)
end)

test("Colorful Catch: fewer will do", function(t)
  t:position(with { "dp1-123", "dp1-124" })
  t:attack "Colorful Catch"
  t:answer "dp1-124"
  t:answer "stop"
  t:equal(t.me.hand, { "dp1-124" })
end)

test("Colorful Catch: of one type there is one", function(t)
  t:position(with { "3 dp1-123" })
  t:attack "Colorful Catch"
  t:answer "dp1-123"
  t:options {}
  t:answer "stop"
  t:equal(t.me.hand, { "dp1-123" })
end)

test("Headbutt", function(t)
  t:position(with { "dp1-123" })
  t:attack "Headbutt"
  t:equal(t.opponent.active.damage, 20)
end)
