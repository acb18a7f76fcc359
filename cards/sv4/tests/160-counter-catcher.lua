local function with(mine, bench)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", hand = { "sv4-160" }, prizes = mine },
    opponent = { active = "sv1-38", bench = bench, prizes = 3 },
  }
end

test("Counter Catcher: a Benched Pokémon of my choice", function(t)
  t:position(with(4, { "sv1-52", "sv1-36" }))
  t:play "sv4-160"
  t:equal(t:asked(), "me")
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "sv1-36")
end)

test("Counter Catcher: not with as many Prize cards", function(t)
  t:position(with(3, { "sv1-52" }))
  t:illegal("play", "sv4-160")
end)

test("Counter Catcher: not against an empty Bench", function(t)
  t:position(with(4, {}))
  t:illegal("play", "sv4-160")
end)
