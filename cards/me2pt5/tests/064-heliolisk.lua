local canari, lightning = "me2pt5-185", "dp1-126"

local function generator(deck, theirs)
  return {
    ruleset = "sv",
    me = {
      active = "sv1-38",
      bench = { "me2pt5-64", "sv1-80" },
      hand = { canari, "sv1-180", "2 dp1-123" },
      deck = deck or { "3 " .. lightning, "dp1-124", "sv5-161", "sv6-167" },
    },
    opponent = { active = "sv1-38", hand = theirs },
  }
end

local function played(t, deck)
  t:position(generator(deck))
  t:illegal("use", "Frilled Generator")
  t:play(canari)
  t:answer "dp1-123"
  t:answer()
end

test("Frilled Generator: 2 Basic Lightning Energy to itself, once a turn", function(t)
  played(t)
  t:use "Frilled Generator"
  t:options { lightning }
  t:fails(function() t:answer(lightning, lightning, lightning) end, "2 picks")
  t:answer(lightning, lightning)
  t:equal(t.me.bench[1].energy, "LL")
  t:equal(t.me.bench[2].energy, "")
  t:equal(#t.me.deck, 4)
  t:illegal("use", "Frilled Generator")
end)

test("Frilled Generator: 1, or none, and the deck is shuffled", function(t)
  played(t)
  t:use "Frilled Generator"
  t:answer(lightning)
  t:equal(t.me.bench[1].energy, "L")
  played(t)
  t:use "Frilled Generator"
  t:answer "stop"
  t:equal(t.me.bench[1].energy, "")
  t:equal(#t.me.deck, 6)
  t:events { { "used_text" }, { "shuffled", player = "me" } }
end)

test("Frilled Generator: not after another Supporter", function(t)
  t:position(generator())
  t:play "sv1-180"
  t:illegal("use", "Frilled Generator")
end)

test("Frilled Generator: not after the opponent's Canari, nor in a later turn", function(t)
  t:position(generator({ "8 " .. lightning }, { canari, "dp1-124" }))
  t:end_turn()
  t:play(canari)
  t:answer "dp1-124"
  t:answer()
  t:end_turn()
  t:illegal("use", "Frilled Generator")
  t:play(canari)
  t:answer "dp1-123"
  t:answer()
  t:legal("use", "Frilled Generator")
  t:end_turn()
  t:end_turn()
  t:illegal("use", "Frilled Generator")
end)

local function bolt(t, energy, coins, attached)
  t:position {
    ruleset = "sv",
    me = { active = { "me2pt5-64", energy = energy, attached = attached } },
    opponent = { active = { "me1-36", energy = "W" } },
  }
  t:coins(coins)
  t:attack "Powerful Bolt"
  return t.opponent.active.damage
end

test("Powerful Bolt: a coin for each Energy, 70 for each heads", function(t)
  t:equal(bolt(t, "LLR", "HTH"), 140)
  t:equal(bolt(t, "LLL", "HHTH", { "sv5-161" }), 210)
  t:equal(bolt(t, "LLL", "TTT"), 0)
end)

test("Frilled Generator: not with an empty deck", function(t)
  t:position(generator { "sv1-80" })
  t:play(canari)
  t:answer "dp1-123"
  t:answer "sv1-80"
  t:illegal("use", "Frilled Generator")
end)
