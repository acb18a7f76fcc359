local morpeko = "sv6-72"

local function snack(active, bench, deck)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, deck = deck or { "dp1-124", "sv1-13", "sv1-36" } },
    opponent = { active = "sv1-80", deck = { "dp1-123", "dp1-123" } },
  }
end

test("Snack Seek: the top card is discarded", function(t)
  t:position(snack(morpeko))
  t:use "Snack Seek"
  t:options { "dp1-124" }
  t:answer "dp1-124"
  t:equal(t.me.discard, { "dp1-124" })
  t:equal(t.me.deck, { "sv1-13", "sv1-36" })
  t:equal(t:events("shuffled"), {})
  t:equal(t:events("card_shown"), {})
end)

test("Snack Seek: it may stay; once a turn", function(t)
  t:position(snack(morpeko))
  t:use "Snack Seek"
  t:answer "stop"
  t:equal(t.me.deck, { "dp1-124", "sv1-13", "sv1-36" })
  t:equal(t.me.discard, {})
  t:illegal("use", "Snack Seek")
  t:end_turn()
  t:illegal("use", "Snack Seek")
  t:end_turn()
  t:legal("use", "Snack Seek")
end)

test("Snack Seek: from the Bench, by another Morpeko, too", function(t)
  t:position(snack("sv1-80", { morpeko, morpeko }))
  t:use("Snack Seek", "bench 1")
  t:answer "dp1-124"
  t:use("Snack Seek", "bench 2")
  t:answer "sv1-13"
  t:equal(t.me.discard, { "dp1-124", "sv1-13" })
end)

test("Snack Seek: not with an empty deck", function(t)
  t:position(snack(morpeko, {}, {}))
  t:illegal("use", "Snack Seek")
end)

local function stick(discard)
  return {
    ruleset = "sv",
    me = { active = { morpeko, energy = "L" }, bench = { "sv1-13" }, discard = discard },
    opponent = { active = "sv1-80", discard = { "dp1-124" } },
  }
end

test("Pick and Stick: up to 2 Basic Energy cards, in any way", function(t)
  t:position(stick { "dp1-124", "2 dp1-125", "sv9-159", "sv1-36" })
  t:attack "Pick and Stick"
  t:fails(function() t:answer("dp1-124", "dp1-125", "dp1-125") end, "picks")
  t:options { "dp1-124", "dp1-125" }
  t:answer("dp1-124", "dp1-125")
  t:answer "active"
  t:answer "bench 1"
  t:equal(t.me.active.energy, "LR")
  t:equal(t.me.bench[1].energy, "W")
end)
