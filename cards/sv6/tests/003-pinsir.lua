local function crunch(t, bench, hand)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "sv6-3", energy = "GW", attached = { "sv9-159" } } },
    opponent = {
      active = { "sv1-80", energy = "LL" },
      bench = bench or { "sv1-13", "sv1-36" },
      hand = hand,
    },
  }
  t:attack "Slow Crunch"
end

test("Slow Crunch: all Energy, and a Knock Out at the end of the opponent's next turn", function(t)
  crunch(t)
  t:changed {
    ["active energy"] = { "- Grass Energy", "- Water Energy", "- Spiky Energy" },
    ["me discard"] = { "+ Grass Energy", "+ Water Energy", "+ Spiky Energy" },
    ["lasting on opponent active"] = true,
  }
  t:end_turn()
  t:answer(1)
  t:answer "opponent bench 1"
  t:equal(t.me.prizes_left, 5)
  t:equal(t.opponent.active.id, "sv1-13")
  t:equal(#t:events("damaged"), 0)
  t:end_turn()
  t:end_turn()
  t:equal(t.opponent.active.id, "sv1-13")
end)

test("Slow Crunch: the Defending Pokémon may attack first", function(t)
  crunch(t, { "sv1-13" })
  t:attack "Sharp Fang"
  t:answer(1)
  t:equal(t.me.active.damage, 30)
  t:equal(t.opponent.active.id, "sv1-13")
end)

test("Slow Crunch: not if it has moved to the Bench", function(t)
  crunch(t, { "sv1-13" })
  t:retreat "opponent bench 1"
  t:end_turn()
  t:equal(t.me.prizes_left, 6)
  t:equal(t.opponent.active.id, "sv1-13")
  t:equal(t.opponent.bench[1].id, "sv1-80")
end)
