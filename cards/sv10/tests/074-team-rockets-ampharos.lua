local ampharos = "sv10-74"

local function position(bench, hand)
  return {
    ruleset = "sv",
    me = { active = ampharos, bench = bench, hand = { "sv1-14" } },
    opponent = {
      active = "sv1-13",
      bench = { "sv1-13" },
      hand = hand,
      deck = { "sv1-14", "3 dp1-123" },
    },
  }
end

test("Darkest Impulse: 4 damage counters on the Pokémon that evolves", function(t)
  t:position(position({}, { "sv1-14", "sv1-14" }))
  t:end_turn()
  t:evolve("sv1-14", "opponent active")
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.opponent.bench[1].damage, 0)
  t:evolve("sv1-14", "opponent bench 1")
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.opponent.bench[1].damage, 40)
end)

test("Darkest Impulse: two of them do not stack", function(t)
  t:position(position({ ampharos }, { "sv1-14" }))
  t:end_turn()
  t:evolve("sv1-14", "opponent active")
  t:equal(t.opponent.active.damage, 40)
end)

test("Darkest Impulse: from the Bench", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-36", bench = { ampharos } },
    opponent = { active = "sv1-13", hand = { "sv1-14" } },
  }
  t:end_turn()
  t:evolve("sv1-14", "opponent active")
  t:equal(t.opponent.active.damage, 40)
end)

test("Darkest Impulse: not for your own Pokémon", function(t)
  t:position(position { "sv1-13" })
  t:evolve("sv1-14", "bench 1")
  t:equal(t.me.bench[1].damage, 0)
end)

test("Darkest Impulse: not for one from the deck", function(t)
  t:position {
    ruleset = "sv",
    me = { active = ampharos },
    opponent = {
      active = "sv1-13",
      hand = { "sv5-160" },
      deck = { "dp1-123", "sv1-14", "dp1-123" },
    },
  }
  t:end_turn()
  t:play "sv5-160"
  t:answer "sv1-14"
  t:equal(t.opponent.active.id, "sv1-14")
  t:equal(t.opponent.active.damage, 0)
end)
