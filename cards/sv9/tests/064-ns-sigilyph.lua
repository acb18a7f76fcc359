local function sigilyph(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv9-64", energy = "PRR" }, prizes = mine },
    opponent = { active = "sv1-80", prizes = theirs },
  }
end

test("Victory Symbol: wins with exactly 1 Prize card left", function(t)
  t:position(sigilyph(1, 6))
  t:attack "Victory Symbol"
  t:equal(t.winner, "me")
  t:equal(t.me.prizes_left, 1)
end)

test("Victory Symbol: not with 2, whatever the opponent has", function(t)
  t:position(sigilyph(2, 1))
  t:attack "Victory Symbol"
  t:equal(t.winner, nil)
  t:equal(t.turn_player, "opponent")
  t:unchanged()
end)
