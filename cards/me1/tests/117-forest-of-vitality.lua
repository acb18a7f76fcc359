local function position(active, hand, more)
  local position = {
    ruleset = "sv",
    turn = 5,
    stadium = "me1-117",
    me = { active = active, hand = hand },
    opponent = { active = "sv9-64" },
  }
  for key, value in pairs(more or {}) do position[key] = value end
  return position
end

test("EVO-06: all the way up in the turn the Basic Pokémon is played", function(t)
  t:position(position("sv9-64", { "me1-8", "me1-9", "me1-10" }))
  t:bench "me1-8"
  t:evolve("me1-9", "bench 1")
  t:evolve("me1-10", "bench 1")
  t:equal(t.me.bench[1].id, "me1-10")
end)

test("EVO-06: also the opponent's Pokémon, in their turn", function(t)
  t:position(position("sv9-64", {}, {
    opponent = { active = "sv9-64", hand = { "me1-8", "me1-9" } },
  }))
  t:end_turn()
  t:bench "me1-8"
  t:evolve("me1-9", "opponent bench 1")
  t:equal(t.opponent.bench[1].id, "me1-9")
end)

test("EVO-06: other Pokémon wait", function(t)
  t:position(position("sv9-64", { "sv6pt5-18", "sv6pt5-19" }))
  t:bench "sv6pt5-18"
  t:illegal("evolve", "sv6pt5-19", "bench 1")
end)

test("EVO-07: not in a player's first turn", function(t)
  t:position(position("me1-8", { "me1-9" }, { turn = 2 }))
  t:illegal("evolve", "me1-9", "active")
end)

test("GAP-24: a Pokémon that was devolved does not evolve again in that turn", function(t)
  t:position(position({ "me1-10", under = { "me1-9", "me1-8" } }, { "ex7-91", "me1-10" }))
  t:play "ex7-91"
  t:answer "stop"
  t:equal(t.me.active.id, "me1-9")
  t:illegal("evolve", "me1-10", "active")
end)
