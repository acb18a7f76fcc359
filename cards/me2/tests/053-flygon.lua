local function evolving(deck)
  return {
    ruleset = "sv",
    me = { active = "me2-52", hand = { "me2-53" } },
    opponent = { active = "sv1-38", deck = deck },
  }
end

test("Sandy Flapping: as it evolves, 2 cards of the opponent's deck", function(t)
  t:position(evolving { "dp1-123", "dp1-124", "dp1-125" })
  t:evolve("me2-53", "active")
  t:equal(t:purpose(), "use_text")
  t:answer(true)
  t:equal(t.opponent.discard, { "dp1-123", "dp1-124" })
  t:equal(t.opponent.deck, { "dp1-125" })
  t:equal(t.me.discard, {})
end)

test("Sandy Flapping: only if one likes", function(t)
  t:position(evolving { "dp1-123", "dp1-124", "dp1-125" })
  t:evolve("me2-53", "active")
  t:answer(false)
  t:equal(t.opponent.discard, {})
end)

test("Sandy Flapping: the last card alone; with no deck nothing is asked", function(t)
  t:position(evolving { "dp1-123" })
  t:evolve("me2-53", "active")
  t:answer(true)
  t:equal(t.opponent.discard, { "dp1-123" })
  t:position(evolving {})
  t:evolve("me2-53", "active")
  t:equal(t:purpose(), "main_phase")
end)

test("Sandy Flapping: each Flygon that evolves, on the Bench too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "me2-52", bench = { "me2-52" }, hand = { "2 me2-53" } },
    opponent = { active = "sv1-38" },
  }
  t:evolve("me2-53", "bench 1")
  t:answer(true)
  t:evolve("me2-53", "active")
  t:answer(true)
  t:equal(#t.opponent.discard, 4)
end)

test("Sandy Flapping: not from the deck", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "me2-53", hand = { "ex7-91" }, deck = {} },
    opponent = { active = "sv1-38" },
  }
  t:play "ex7-91"
  t:answer "me2-53"
  t:equal(t.me.active.id, "me2-53")
  t:equal(t:purpose(), "main_phase")
end)

local function attacked(attacker, theirs)
  return {
    ruleset = "sv",
    me = { active = attacker, deck = { "dp1-123", "dp1-124", "dp1-125" } },
    opponent = theirs,
  }
end

local flygon = { "me2-53", damage = 140 }
local topaz_bolt = { "sv8-57", energy = "GLM" }

test("Sandy Flapping: as an opponent's attack Knocks it Out while it is Active", function(t)
  t:position(attacked(topaz_bolt, { active = flygon, bench = { "sv1-38" } }))
  t:attack "Topaz Bolt"
  t:equal(t:asked(), "opponent")
  t:answer(true)
  t:answer(1)
  t:equal(t.me.deck, { "dp1-125" })
  t:equal(t.opponent.active.id, "sv1-38")
end)

test("Sandy Flapping: then, too, only if one likes", function(t)
  t:position(attacked(topaz_bolt, { active = flygon, bench = { "sv1-38" } }))
  t:attack "Topaz Bolt"
  t:answer(false)
  t:answer(1)
  t:equal(#t.me.deck, 3)
end)

test("Sandy Flapping: then, too, nothing is asked with no deck to discard from", function(t)
  local position = attacked(topaz_bolt, { active = flygon, bench = { "sv1-38" } })
  position.me.deck = {}
  t:position(position)
  t:attack "Topaz Bolt"
  t:answer(1)
  t:equal(t.opponent.active.id, "sv1-38")
end)

test("Sandy Flapping: not if it is not Knocked Out", function(t)
  t:position(attacked({ "sv8-70", energy = "PP" }, { active = "me2-53" }))
  t:attack "Pound"
  t:equal(t.opponent.active.damage, 30)
  t:equal(#t.me.deck, 3)
end)

test("Sandy Flapping: not on the Bench", function(t)
  t:position(attacked({ "me2pt5-51", energy = "WWW" }, { active = "me1-36", bench = { flygon } }))
  t:attack "Blizzard"
  t:answer(1)
  t:equal(#t.me.deck, 3)
end)

test("Sandy Flapping: not by another effect of an attack, nor between turns", function(t)
  t:position(attacked({ "me1-41", energy = "W" }, { active = flygon, bench = { "sv1-38" } }))
  t:attack "Bring Down"
  t:answer(1)
  t:equal(#t.me.deck, 3)
  t:position(attacked("sv1-38", {
    active = { "me2-53", damage = 140, conditions = { "poisoned" } },
    bench = { "sv1-38" },
  }))
  t:end_turn()
  t:answer(1)
  t:equal(#t.me.deck, 3)
end)

test("Sandy Flapping: not by the damage that Confusion does", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "me2-53", energy = "FF", damage = 130, conditions = { "confused" } },
      bench = { "sv1-38" },
    },
    opponent = { active = "sv1-38", deck = { "dp1-123", "dp1-124", "dp1-125" } },
  }
  t:coins "T"
  t:attack "Cutting Wind"
  t:answer(1)
  t:equal(t.opponent.discard, {})
  t:equal(t.me.active.id, "sv1-38")
end)
