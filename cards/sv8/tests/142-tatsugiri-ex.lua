local tatsugiri = "sv8-142"

local function pump(theirs, attached)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { tatsugiri, energy = "RW", attached = attached } },
    opponent = { active = theirs },
  }
end

test("Surprise Pump: an Ability or a Pokémon Tool does not reduce the damage", function(t)
  t:position(pump { "sv1-121", attached = { "sv1-192" } })
  t:attack "Surprise Pump"
  t:changed { ["opponent active damage"] = 100 }
end)

test("Surprise Pump: an effect of an attack does not prevent it", function(t)
  t:position(pump { "sv8-94", energy = "P", attached = { "sv5-152" } })
  t:end_turn()
  t:coins "H"
  t:attack "Splashing Dodge"
  t:attack "Surprise Pump"
  t:equal(t.opponent.active.damage, 100)
end)

test("Surprise Pump: effects on this Pokémon count", function(t)
  t:position(pump("me1-36", { "sv1-197" }))
  t:attack "Surprise Pump"
  t:changed { ["opponent active damage"] = 110 }
end)

local function lure(deck, bench)
  return {
    ruleset = "sv",
    me = { active = { tatsugiri, energy = "RWD" }, bench = bench, deck = deck },
    opponent = { active = "me1-36" },
  }
end

local deck = { "sv1-13", "sv1-14", "sv1-38", "6 dp1-124", "sv1-36", "sv1-52", "sv1-63" }

test("Cinnabar Lure: any Pokémon of the top 10 cards, of any Stage", function(t)
  t:position(lure(deck))
  t:attack "Cinnabar Lure"
  t:options { "sv1-13", "sv1-14", "sv1-38", "sv1-36" }
  t:answer("sv1-13", "sv1-14", "sv1-38", "sv1-36")
  t:equal(#t.me.bench, 4)
  t:equal(t.me.bench[3].id, "sv1-38")
  t:equal(#t.me.deck, 8)
  t:equal(t.me.discard, {})
  t:events { { "shuffled", player = "me" } }
end)

test("Cinnabar Lure: one, or none", function(t)
  t:position(lure(deck))
  t:attack "Cinnabar Lure"
  t:answer "sv1-36"
  t:equal(#t.me.bench, 1)
  t:position(lure(deck))
  t:attack "Cinnabar Lure"
  t:answer "stop"
  t:equal(#t.me.bench, 0)
  t:equal(#t.me.deck, 12)
end)

test("Cinnabar Lure: no more than the Bench has room for", function(t)
  t:position(lure(deck, { "sv1-80", "sv1-80", "sv1-80" }))
  t:attack "Cinnabar Lure"
  t:answer("sv1-13", "sv1-14")
  t:equal(#t.me.bench, 5)
end)
