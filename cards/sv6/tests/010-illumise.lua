local function illumise(turn, bench)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = { "sv6-10", energy = "GG" } },
    opponent = { active = "me1-36", bench = bench },
  }
end

test("Slowing Perfume: a Benched Pokémon goes into the deck", function(t)
  t:position(illumise(2, { { "sv1-13", energy = "G" }, "sv1-80" }))
  t:attack "Slowing Perfume"
  t:options { "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 1"
  t:equal(#t.opponent.bench, 1)
  t:equal(#t.opponent.discard, 0)
end)

test("Slowing Perfume: an empty Bench", function(t)
  t:position(illumise(2))
  t:attack "Slowing Perfume"
  t:unchanged()
end)

test("Slowing Perfume: only in the first turn of the player who goes second", function(t)
  for _, turn in ipairs { 1, 3, 4 } do
    t:position(illumise(turn, { "sv1-13" }))
    t:illegal("attack", "Slowing Perfume")
  end
end)
