local function trimmer(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = "sv1-36", hand = { "sv5-150", mine } },
    opponent = { active = "sv1-36", hand = { theirs } },
  }
end

test("Hand Trimmer: first the opponent, then its owner, down to 5 cards", function(t)
  local position = trimmer("6 dp1-123", "6 dp1-124")
  position.me.hand[3] = "dp1-126"
  position.opponent.hand[2] = "dp1-125"
  t:position(position)
  t:play "sv5-150"
  t:equal(t:asked(), "opponent")
  t:answer("dp1-124", "dp1-125")
  t:equal(t:asked(), "me")
  t:answer("dp1-123", "dp1-126")
  t:changed {
    ["me hand"] = { "- Hand Trimmer", "- Grass Energy", "- Lightning Energy" },
    ["me discard"] = { "+ Hand Trimmer", "+ Grass Energy", "+ Lightning Energy" },
    ["opponent hand"] = { "- Fire Energy", "- Water Energy" },
    ["opponent discard"] = { "+ Fire Energy", "+ Water Energy" },
  }
end)

test("Hand Trimmer: who has 5 cards discards none", function(t)
  t:position(trimmer("5 dp1-123", "6 dp1-124"))
  t:play "sv5-150"
  t:equal(#t.me.hand, 5)
  t:equal(#t.opponent.hand, 5)
  t:position(trimmer("6 dp1-123", "dp1-124"))
  t:play "sv5-150"
  t:equal(#t.me.hand, 5)
  t:equal(#t.opponent.hand, 1)
end)

test("Hand Trimmer: not if it does nothing", function(t)
  t:position(trimmer("5 dp1-123", "5 dp1-124"))
  t:illegal("play", "sv5-150")
end)
