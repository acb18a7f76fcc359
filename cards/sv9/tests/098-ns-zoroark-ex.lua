local zoroark = "sv9-98"

local function trade(hand, deck)
  return {
    ruleset = "sv",
    me = { active = zoroark, bench = { zoroark }, hand = hand, deck = deck },
    opponent = { active = "sv1-38", hand = { "sv1-13" } },
  }
end

test("Trade: discards a card and draws 2", function(t)
  t:position(trade({ "sv1-180", "dp1-124" }, { "sv1-13", "sv1-14", "sv1-15" }))
  t:use("Trade", "active")
  t:answer "sv1-180"
  t:equal(t.me.hand, { "dp1-124", "sv1-13", "sv1-14" })
  t:equal(t.me.discard, { "sv1-180" })
  t:equal(t.me.deck, { "sv1-15" })
  t:illegal("use", "Trade", "active")
  t:legal("use", "Trade", "bench 1")
end)

test("Trade: not without a card in hand, nor with an empty deck", function(t)
  t:position(trade({}, { "sv1-13" }))
  t:illegal("use", "Trade", "active")
  t:position(trade({ "sv1-13" }, {}))
  t:illegal("use", "Trade", "active")
end)

test("Trade: again in the next turn", function(t)
  t:position(trade({ "dp1-124" }, { "5 sv1-13" }))
  t:use("Trade", "active")
  t:end_turn()
  t:end_turn()
  t:legal("use", "Trade", "active")
end)

local function joker(bench, theirs, damage)
  return {
    ruleset = "sv",
    me = { active = { zoroark, energy = "DD", damage = damage }, bench = bench },
    opponent = { active = "me1-36", bench = theirs },
  }
end

test("Night Joker: an attack of a Benched N's Pokémon, without its Energy", function(t)
  t:position(joker({ "sv9-116", "sv1-13", "sv10-36", "sv10-145", zoroark }, { "sv9-27" }, 30))
  t:attack "Night Joker"
  t:options { "Powerful Rage", "Virtuous Flame", "Night Joker" }
  t:answer "Virtuous Flame"
  t:equal(t.opponent.active.damage, 170)
end)

test("Night Joker: this Pokémon uses it", function(t)
  t:position(joker({ { "sv9-116", damage = 100 } }, {}, 30))
  t:attack "Night Joker"
  t:answer "Powerful Rage"
  t:equal(t.opponent.active.damage, 60)
end)

test("Night Joker: nothing without a Benched N's Pokémon", function(t)
  t:position(joker({ "sv10-36", "sv1-13" }, { "sv9-116" }))
  t:attack "Night Joker"
  t:unchanged()
end)
