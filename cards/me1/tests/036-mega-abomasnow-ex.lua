local function abomasnow(deck)
  return {
    ruleset = "sv",
    me = { active = { "me1-36", energy = "WWW" }, deck = deck },
    opponent = { active = "me1-36" },
  }
end

test("Hammer-lanche: 100 for each Basic Water Energy card discarded", function(t)
  t:position(abomasnow {
    "dp1-125",
    "dp1-126",
    "sv1-52",
    "dp1-125",
    "dp1-125",
    "sv5-162",
    "dp1-125",
    "me1-35",
  })
  t:attack "Hammer-lanche"
  t:equal(t.opponent.active.damage, 300)
  t:equal(#t.me.discard, 6)
  t:equal(t.me.deck, { "dp1-125", "me1-35" })
end)

test("Hammer-lanche: with fewer cards those; without Water Energy no damage", function(t)
  t:position(abomasnow { "dp1-125", "sv1-52" })
  t:attack "Hammer-lanche"
  t:equal(t.opponent.active.damage, 100)
  t:equal(t.me.deck, {})
  t:position(abomasnow { "dp1-126", "sv1-52" })
  t:attack "Hammer-lanche"
  t:equal(t.opponent.active.damage, 0)
end)

test("Frost Barrier: 30 less during the opponent's next turn, not later", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-36", energy = "WWW" } },
    opponent = { active = { "me1-36", energy = "WWW" } },
  }
  t:attack "Frost Barrier"
  t:equal(t.opponent.active.damage, 200)
  t:attack "Frost Barrier"
  t:equal(t.me.active.damage, 170)
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:attack "Frost Barrier"
  t:answer("#1", "#2", "#3")
  t:equal(t.opponent.prizes_left, 3)
end)

test("MEGA-05: 3 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-65", energy = "LL" } },
    opponent = { active = { "me1-36", damage = 130 }, bench = { "sv1-13" } },
  }
  t:attack "Pulse Launcher"
  t:answer("#1", "#2", "#3")
  t:equal(t.me.prizes_left, 3)
end)

test("MEGA-05: a Stage 1 that evolves as others do, and the turn goes on", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "me1-35", energy = "WW" },
      bench = { { "me1-35", new = true } },
      hand = { "me1-36", "me1-36" },
    },
    opponent = { active = "sv1-38" },
  }
  t:illegal("bench", "me1-36")
  t:illegal("evolve", "me1-36", "bench 1")
  t:evolve("me1-36", "active")
  t:equal(t.me.active.id, "me1-36")
  t:equal(t.turn_player, "me")
  t:legal("attack", "Hammer-lanche")
end)
