local function genesect(hand, bench, deck)
  return {
    ruleset = "sv",
    me = { active = "swsh8-185", bench = bench, hand = hand, deck = deck },
    opponent = { active = "sm1-42" },
  }
end

local two_more = { "swsh8-185", "swsh8-185", "sm1-24" }

test("Fusion Strike System: as many cards in the hand as Fusion Strike Pokémon in play", function(t)
  t:position(genesect({ "sm1-24" }, two_more))
  t:use("Fusion Strike System", "active")
  t:equal(#t.me.hand, 3)
  t:illegal("use", "Fusion Strike System", "active")
end)

test("Fusion Strike System: not with that many already", function(t)
  t:position(genesect({ "sm1-24", "sm1-24", "sm1-24" }, two_more))
  t:illegal("use", "Fusion Strike System", "active")
end)

test("Fusion Strike System: one card may be all there is to draw, once a turn", function(t)
  t:position(genesect({ "sm1-24", "dp1-124" }, two_more))
  t:use("Fusion Strike System", "active")
  t:equal(#t.me.hand, 3)
  t:attach("dp1-124", "bench 3")
  t:illegal("use", "Fusion Strike System", "active")
  t:legal("use", "Fusion Strike System", "bench 1")
end)

test("Fusion Strike System: not with an empty deck", function(t)
  t:position(genesect({}, two_more, {}))
  t:illegal("use", "Fusion Strike System", "active")
end)

test("Techno Blast: no attack in its next turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh8-185", energy = "MMW" } },
    opponent = { active = "sm1-42" },
  }
  t:attack "Techno Blast"
  t:equal(t.opponent.active.damage, 210)
  t:end_turn()
  t:illegal("attack", "Techno Blast")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Techno Blast")
end)
