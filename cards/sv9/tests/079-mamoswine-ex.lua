local mamoswine = "sv9-79"

local function hauler(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-13", bench = { mamoswine, mamoswine }, deck = deck },
    opponent = { active = "sv6-61" },
  }
end

test("Mammoth Hauler: any Pokémon, revealed", function(t)
  t:position(hauler { "sv1-38", "sv1-36", "sv1-14", "sv1-180", "dp1-123", "sv1-81" })
  t:use("Mammoth Hauler", "bench 1")
  t:options { "sv1-38", "sv1-36", "sv1-14", "sv1-81" }
  t:answer "sv1-38"
  t:equal(t.me.hand, { "sv1-38" })
  t:equal(#t.me.deck, 5)
  t:events { { "card_shown", card = "sv1-38" }, { "shuffled" } }
end)

test("Mammoth Hauler: none need be taken", function(t)
  t:position(hauler { "sv1-38" })
  t:use("Mammoth Hauler", "bench 1")
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(#t:events("shuffled"), 1)
end)

test("Mammoth Hauler: once a turn, and another Mamoswine ex also", function(t)
  t:position(hauler { "9 sv1-38" })
  t:use("Mammoth Hauler", "bench 1")
  t:answer "sv1-38"
  t:illegal("use", "Mammoth Hauler", "bench 1")
  t:use("Mammoth Hauler", "bench 2")
  t:answer "sv1-38"
  t:equal(#t.me.hand, 2)
  t:end_turn()
  t:end_turn()
  t:legal("use", "Mammoth Hauler", "bench 1")
end)

test("Mammoth Hauler: not with an empty deck", function(t)
  t:position(hauler {})
  t:illegal("use", "Mammoth Hauler", "bench 1")
end)

local function march(t, bench)
  t:position {
    ruleset = "sv",
    me = { active = { mamoswine, energy = "FF" }, bench = bench },
    opponent = { active = "me1-36", bench = { "sv1-38", "sv1-38" } },
  }
  t:attack "Rumbling March"
  return t.opponent.active.damage
end

test("Rumbling March: 40 more for each Stage 2 Pokémon on my Bench", function(t)
  t:equal(march(t, { "sv1-38", "sv1-65", "sv1-14", "sv1-13" }), 260)
  t:equal(march(t, { "sv1-38" }), 220)
end)

test("Rumbling March: without one 180", function(t)
  t:equal(march(t, { "sv1-14", "sv1-13" }), 180)
end)
