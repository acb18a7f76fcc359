local function with(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", bench = mine, hand = { "sv5-157" } },
    opponent = { active = "sv1-38", bench = theirs },
  }
end

test("Prime Catcher: both switched, I choose twice", function(t)
  t:position(with({ "sv1-13", "sv1-36" }, { "sv1-52", "sv1-68" }))
  t:play "sv5-157"
  t:equal(t:asked(), "me")
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t:asked(), "me")
  t:options { "bench 1", "bench 2" }
  t:answer "bench 1"
  t:equal(t.opponent.active.id, "sv1-68")
  t:equal(t.me.active.id, "sv1-13")
end)

test("Prime Catcher: with an empty Bench of mine only theirs", function(t)
  t:position(with({}, { "sv1-52" }))
  t:play "sv5-157"
  t:equal(t.opponent.active.id, "sv1-52")
  t:equal(t.me.active.id, "sv1-80")
end)

test("Prime Catcher: not against an empty Bench", function(t)
  t:position(with({ "sv1-13" }, {}))
  t:illegal("play", "sv5-157")
end)
