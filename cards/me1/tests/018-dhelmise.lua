local function earthen(stadium, owner)
  return {
    ruleset = "sv",
    stadium = stadium,
    stadium_of = owner,
    me = { active = { "me1-18", energy = "GG" } },
    opponent = { active = "me1-36" },
  }
end

test("Earthen Power: 50 more with a Stadium of mine in play", function(t)
  t:position(earthen("sv1-178", "me"))
  t:attack "Earthen Power"
  t:equal(t.opponent.active.damage, 80)
end)

test("Earthen Power: not with the opponent's Stadium, or none", function(t)
  t:position(earthen("sv1-178", "opponent"))
  t:attack "Earthen Power"
  t:equal(t.opponent.active.damage, 30)
  t:position(earthen())
  t:attack "Earthen Power"
  t:equal(t.opponent.active.damage, 30)
end)
