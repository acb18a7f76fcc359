local function against(bench)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", bench = { "sv1-13" }, hand = { "sv1-187" } },
    opponent = { active = "sv1-38", bench = bench },
  }
end

test("Pokémon Catcher: heads, a Benched Pokémon of my choice", function(t)
  t:position(against { "sv1-52", "sv1-36" })
  t:coins "H"
  t:play "sv1-187"
  t:equal(t:asked(), "me")
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.opponent.bench[2].id, "sv1-38")
end)

test("Pokémon Catcher: tails, nothing", function(t)
  t:position(against { "sv1-52" })
  t:coins "T"
  t:play "sv1-187"
  t:equal(t.opponent.active.id, "sv1-38")
end)

test("Pokémon Catcher: not against an empty Bench", function(t)
  t:position(against {})
  t:illegal("play", "sv1-187")
end)
