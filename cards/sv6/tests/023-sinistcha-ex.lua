local function re_brew(discard, opponent)
  return {
    ruleset = "sv",
    me = { active = { "sv6-23", energy = "G" }, discard = discard, deck = { "dp1-124" } },
    opponent = opponent or { active = "sv1-38", bench = { "sv1-80" } },
  }
end

test("Re-Brew: 2 damage counters per basic Grass Energy card, which go into the deck", function(t)
  t:position(re_brew { "2 dp1-123", "dp1-124", "swsh4-162", "sv1-13" })
  t:attack "Re-Brew"
  t:options { "opponent active", "opponent bench 1" }
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 40)
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.me.discard, { "dp1-124", "swsh4-162", "sv1-13" })
  t:equal(#t.me.deck, 3)
  t:equal(#t:events("shuffled"), 1)
end)

test("Re-Brew: nothing without such cards", function(t)
  t:position(re_brew { "dp1-124", "swsh4-162" })
  t:attack "Re-Brew"
  t:answer "opponent bench 1"
  t:unchanged()
  t:equal(#t:events("shuffled"), 0)
end)

test("Re-Brew: counters, so no Weakness", function(t)
  t:position(re_brew({ "dp1-123" }, { active = "swsh2-111" }))
  t:attack "Re-Brew"
  t:equal(t.opponent.active.damage, 20)
end)

test("Re-Brew: the cards go into the deck even if the counters are prevented", function(t)
  t:position(re_brew({ "dp1-123" }, { active = { "sv1-38", attached = { "sv5-161" } } }))
  t:attack "Re-Brew"
  t:changed { ["me discard"] = { "- Grass Energy" }, ["me deck"] = { "+ Grass Energy" } }
end)

test("Matcha Splash: heals 30 from each of my Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv6-23", energy = "GG", damage = 50 },
      bench = { { "sv1-38", damage = 30 }, { "sv1-80", damage = 20 }, "sv1-13" },
    },
    opponent = { active = "swsh1-50", bench = { { "sv1-80", damage = 30 } } },
  }
  t:attack "Matcha Splash"
  t:changed {
    ["opponent active damage"] = 120,
    ["active damage"] = 20,
    ["bench 1 damage"] = 0,
    ["bench 2 damage"] = 0,
  }
end)

test("Sinistcha ex: 2 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-38", energy = "RRR" } },
    opponent = { active = "sv6-23", bench = { "sv1-13" } },
  }
  t:attack "Blazing Shout"
  t:answer("#1", "#2")
  t:equal(t.me.prizes_left, 4)
end)
