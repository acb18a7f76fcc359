local chandelure = "sv6-38"

test("Alluring Light: each player draws a card, once a turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = chandelure, bench = { chandelure } },
    opponent = { active = "sv1-38" },
  }
  t:use("Alluring Light", "bench 1")
  t:equal(#t.me.hand, 1)
  t:equal(#t.opponent.hand, 1)
  t:illegal("use", "Alluring Light", "bench 1")
  t:use("Alluring Light", "active")
  t:equal(#t.me.hand, 2)
  t:equal(#t.opponent.hand, 2)
  t:end_turn()
  t:end_turn()
  t:legal("use", "Alluring Light", "active")
end)

test("Mind Ruler: 30 for each card in the opponent's hand", function(t)
  for _, count in ipairs { 1, 4 } do
    t:position {
      ruleset = "sv",
      me = { active = { chandelure, energy = "R" }, hand = { "2 dp1-124" } },
      opponent = { active = "me1-36", hand = { count .. " dp1-124" }, bench = { "sv1-13" } },
    }
    t:attack "Mind Ruler"
    t:equal(t.opponent.active.damage, 30 * count)
  end
end)

test("Mind Ruler: nothing against an empty hand", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { chandelure, energy = "R" }, hand = { "2 dp1-124" } },
    opponent = { active = "me1-36" },
  }
  t:attack "Mind Ruler"
  t:unchanged()
end)

test("Alluring Light: not where both decks are empty", function(t)
  local position = {
    ruleset = "sv",
    me = { active = chandelure, deck = {} },
    opponent = { active = "sv1-38", deck = {} },
  }
  t:position(position)
  t:illegal("use", "Alluring Light")
  position.opponent.deck = { "sv1-13" }
  t:position(position)
  t:use "Alluring Light"
  t:equal(#t.me.hand, 0)
  t:equal(#t.opponent.hand, 1)
end)
