local function farfetchd(deck)
  return {
    ruleset = "sv",
    me = {
      active = "sv1-13",
      hand = { "2 sv6-132", "sv1-197", "sv1-181" },
      deck = deck or { "sv1-197", "sv1-193", "sv1-181", "sv5-161", "sv1-13" },
    },
    opponent = { active = "sv1-13" },
  }
end

test("Impromptu Carrier: a Pokémon Tool card from the deck", function(t)
  t:position(farfetchd())
  t:bench "sv6-132"
  t:answer(true)
  t:options { "sv1-197", "sv1-193" }
  t:answer "sv1-193"
  t:equal(t.me.bench[1].attached, { "sv1-193" })
  t:equal(#t.me.deck, 4)
  t:equal(#t.me.hand, 3)
  t:events { { "benched" }, { "attached", card = "sv1-193" }, { "shuffled", player = "me" } }
end)

test("Impromptu Carrier: each time, for the new one", function(t)
  t:position(farfetchd())
  t:bench "sv6-132"
  t:answer(true)
  t:answer "sv1-197"
  t:bench "sv6-132"
  t:answer(true)
  t:options { "sv1-193" }
  t:answer "sv1-193"
  t:equal(t.me.bench[1].attached, { "sv1-197" })
  t:equal(t.me.bench[2].attached, { "sv1-193" })
end)

test("Impromptu Carrier: it need not be used, nor a Tool be found", function(t)
  t:position(farfetchd())
  t:bench "sv6-132"
  t:answer(false)
  t:changed { ["me hand"] = { "- Farfetch'd" }, ["bench 1"] = "Farfetch'd" }
  t:bench "sv6-132"
  t:answer(true)
  t:answer "stop"
  t:equal(t.me.bench[2].attached, {})
  t:equal(#t:events("shuffled"), 1)
end)

test("Impromptu Carrier: nothing to find", function(t)
  t:position(farfetchd { "sv1-181", "sv5-161", "sv1-13" })
  t:bench "sv6-132"
  t:answer(true)
  t:options {}
  t:answer "stop"
  t:equal(t.me.bench[1].attached, {})
end)

test("Impromptu Carrier: no question with an empty deck", function(t)
  t:position(farfetchd {})
  t:bench "sv6-132"
  t:equal(t.me.bench[1].id, "sv6-132")
end)

test("Impromptu Carrier: not when an effect puts it there", function(t)
  t:position(farfetchd { "sv6-132", "sv1-197" })
  t:play "sv1-181"
  t:answer "sv6-132"
  t:equal(t.me.bench[1].attached, {})
end)

local function mach_cut(theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv6-132", attached = { "sv5-161" } } },
    opponent = { active = theirs, bench = { { "sv1-13", attached = { "sv5-161" } } } },
  }
end

test("Mach Cut: a Special Energy of the opponent's Active Pokémon", function(t)
  t:position(mach_cut { "sv1-80", energy = "L", attached = { "sv2-193", "base1-96" } })
  t:attack "Mach Cut"
  t:options { "sv2-193", "base1-96" }
  t:answer "base1-96"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.opponent.active.energy, "LC")
  t:equal(t.opponent.discard, { "base1-96" })
  t:equal(t.opponent.bench[1].attached, { "sv5-161" })
  t:equal(t.me.active.attached, { "sv5-161" })
end)

test("Mach Cut: a basic Energy stays", function(t)
  t:position(mach_cut { "sv1-80", energy = "L" })
  t:attack "Mach Cut"
  t:changed { ["opponent active damage"] = 30 }
end)
