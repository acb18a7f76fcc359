local function against(bench)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", bench = { "sv1-13" }, hand = { "sv2-172" } },
    opponent = { active = "sv1-38", bench = bench },
  }
end

test("Boss's Orders: a Benched Pokémon of my choice", function(t)
  t:position(against { "sv1-52", "sv1-36" })
  t:play "sv2-172"
  t:equal(t:asked(), "me")
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.opponent.bench[2].id, "sv1-38")
  t:equal(t.me.active.id, "sv1-80")
end)

test("Boss's Orders: not against an empty Bench", function(t)
  t:position(against {})
  t:illegal("play", "sv2-172")
end)
