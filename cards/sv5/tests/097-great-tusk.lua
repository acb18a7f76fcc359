local function tusk(hand)
  return {
    ruleset = "sv",
    me = {
      active = { "sv5-97", energy = "FF" },
      bench = { "sv8-70" },
      hand = hand,
      discard = { "dp1-127" },
      deck = {
        "dp1-128",
        "dp1-128",
        "dp1-128",
        "dp1-128",
        "dp1-128",
        "dp1-128",
        "dp1-128",
        "dp1-128",
      },
    },
    opponent = {
      active = "sv1-38",
      deck = { "dp1-123", "dp1-124", "dp1-125", "dp1-126", "dp1-127", "dp1-128" },
    },
  }
end

test("Land Collapse: the top card of the opponent's deck", function(t)
  t:position(tusk {})
  t:attack "Land Collapse"
  t:equal(t.opponent.discard, { "dp1-123" })
  t:equal(t.opponent.active.damage, 0)
end)

test("Land Collapse: 3 more after an Ancient Supporter", function(t)
  t:position(tusk { "sv4-170" })
  t:play "sv4-170"
  t:attack "Land Collapse"
  t:equal(t.opponent.discard, { "dp1-123", "dp1-124", "dp1-125", "dp1-126" })
  t:equal(#t.opponent.deck, 1)
end)

test("Land Collapse: fewer if the deck has fewer", function(t)
  local position = tusk { "sv4-170" }
  position.opponent.deck = { "dp1-123", "dp1-124" }
  t:position(position)
  t:play "sv4-170"
  t:attack "Land Collapse"
  t:equal(t.opponent.discard, { "dp1-123", "dp1-124" })
end)

test("Land Collapse: not after another Supporter, nor an Ancient Item", function(t)
  t:position(tusk { "sv2-172", "sv5-141" })
  t:play "sv5-141"
  t:attack "Land Collapse"
  t:equal(t.opponent.discard, { "dp1-123" })
  local position = tusk { "sv2-172" }
  position.opponent.bench = { "sv8-70" }
  t:position(position)
  t:play "sv2-172"
  t:attack "Land Collapse"
  t:equal(t.opponent.discard, { "dp1-123" })
end)

test("Land Collapse: only in the turn of the Supporter", function(t)
  t:position(tusk { "sv4-170" })
  t:play "sv4-170"
  t:end_turn()
  t:end_turn()
  t:attack "Land Collapse"
  t:equal(t.opponent.discard, { "dp1-124" })
end)

test("Land Collapse: not after the opponent's Supporter", function(t)
  local position = tusk {}
  position.me.bench = nil
  position.opponent.active = "sv5-97"
  position.opponent.hand = { "sv4-170" }
  position.opponent.discard = { "dp1-127" }
  t:position(position)
  t:end_turn()
  t:play "sv4-170"
  t:end_turn()
  t:attack "Land Collapse"
  t:equal(t.opponent.discard, { "sv4-170", "dp1-127" })
end)
