local levincia, lightning = "sv9-150", "dp1-126"

local function discard(mine, theirs)
  return {
    ruleset = "sv",
    stadium = levincia,
    me = { active = "sv1-80", discard = mine },
    opponent = { active = "sv1-80", discard = theirs },
  }
end

test("Levincia: up to 2 Basic Lightning Energy cards, once a turn", function(t)
  t:position(discard({ "3 " .. lightning, "dp1-124", "sv6-167", "sv1-80" }, { lightning }))
  t:use_stadium()
  t:fails(function() t:answer(lightning, lightning, lightning) end, "2 picks")
  t:options { lightning }
  t:answer(lightning, lightning)
  t:changed {
    ["me hand"] = { "+ 2 Lightning Energy" },
    ["me discard"] = { "- 2 Lightning Energy" },
  }
  t:illegal "use_stadium"
end)

test("Levincia: or 1", function(t)
  t:position(discard { "2 " .. lightning })
  t:use_stadium()
  t:answer(lightning)
  t:equal(t.me.hand, { lightning })
  t:illegal "use_stadium"
end)

test("Levincia: not without one in their own discard pile", function(t)
  t:position(discard({ "dp1-124", "sv6-167", "sv1-80" }, { lightning }))
  t:illegal "use_stadium"
end)

test("Levincia: the opponent in their turn, from their discard pile", function(t)
  t:position(discard({ lightning }, { "2 " .. lightning, "dp1-124" }))
  t:use_stadium()
  t:end_turn()
  t:use_stadium()
  t:answer(lightning, lightning)
  t:equal(t.opponent.discard, { "dp1-124" })
  t:equal(#t.opponent.hand, 3)
  t:equal(t.me.hand, { lightning })
  t:illegal "use_stadium"
end)

test("Levincia: again in a later turn", function(t)
  t:position(discard { "3 " .. lightning })
  t:use_stadium()
  t:answer(lightning)
  t:end_turn()
  t:end_turn()
  t:legal "use_stadium"
end)
