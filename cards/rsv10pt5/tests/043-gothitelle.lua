local gothitelle = "rsv10pt5-43"

local function future(active, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, hand = { "2 dp1-124" } },
    opponent = { active = "sv1-38", hand = { "5 sv1-13" } },
  }
end

test("Distorted Future: the opponent's hand for 3 cards, once a turn", function(t)
  t:position(future(gothitelle, { gothitelle }))
  t:shuffle "dp1-123"
  t:use("Distorted Future", "active")
  t:equal(#t.opponent.hand, 3)
  t:equal(t.opponent.hand[1], "dp1-123")
  t:equal(#t.me.hand, 2)
  t:equal(t.opponent.discard, {})
  t:events { { "shuffled", player = "opponent" }, { "drew", player = "opponent" } }
  t:illegal("use", "Distorted Future", "active")
  t:end_turn()
  t:end_turn()
  t:legal("use", "Distorted Future", "active")
end)

test("Distorted Future: the hand is among the cards that are drawn", function(t)
  local position = future(gothitelle)
  position.opponent.deck = {}
  t:position(position)
  t:use "Distorted Future"
  t:equal(t.opponent.hand, { "sv1-13", "sv1-13", "sv1-13" })
  t:equal(#t.opponent.deck, 2)
end)

test("Distorted Future: not from the Bench", function(t)
  t:position(future("sv1-38", { gothitelle }))
  t:illegal("use", "Distorted Future", "bench 1")
end)

test("Synchro Shot: 90 more with equally many cards in hand", function(t)
  for mine, damages in pairs { [0] = { 180, 90 }, [1] = { 90, 180 }, [2] = { 90, 90 } } do
    for theirs = 0, 1 do
      t:position {
        ruleset = "sv",
        me = {
          active = { gothitelle, energy = "PW" },
          hand = mine > 0 and { mine .. " dp1-124" } or {},
        },
        opponent = { active = "me1-36", hand = theirs > 0 and { "dp1-124" } or {} },
      }
      t:attack "Synchro Shot"
      t:equal(t.opponent.active.damage, damages[theirs + 1])
    end
  end
end)

test("Distorted Future: not where the opponent has neither hand nor deck", function(t)
  local position = future(gothitelle)
  position.opponent.deck = {}
  position.opponent.hand = {}
  t:position(position)
  t:illegal("use", "Distorted Future")
  position.opponent.hand = { "sv1-13" }
  t:position(position)
  t:legal("use", "Distorted Future")
end)
