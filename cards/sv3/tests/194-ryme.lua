local function against(bench)
  return {
    ruleset = "sv",
    me = {
      active = "sv1-80",
      bench = { "sv1-13" },
      hand = { "sv3-194" },
      deck = { "sv1-13", "sv1-14", "sv1-15", "sv1-20" },
    },
    opponent = { active = "sv1-38", bench = bench },
  }
end

test("Ryme: three cards, and the opponent chooses a new Active Pokémon", function(t)
  t:position(against { "sv1-52", "sv1-36" })
  t:play "sv3-194"
  t:equal(t:asked(), "opponent")
  t:answer "opponent bench 2"
  t:equal(t.me.hand, { "sv1-13", "sv1-14", "sv1-15" })
  t:equal(t.opponent.active.id, "sv1-36")
end)

test("Ryme: against an empty Bench only the cards", function(t)
  t:position(against {})
  t:play "sv3-194"
  t:equal(#t.me.hand, 3)
  t:equal(t.opponent.active.id, "sv1-38")
end)
