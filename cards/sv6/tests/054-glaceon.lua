local function chill(bench)
  return {
    ruleset = "sv",
    me = { active = { "sv6-54", energy = "W" } },
    opponent = { active = { "sv5-123", energy = "LLL" }, bench = bench },
  }
end

test("Permeating Chill: 9 damage counters at the end of the opponent's next turn", function(t)
  t:position(chill())
  t:attack "Permeating Chill"
  t:equal(t.opponent.active.damage, 30)
  t:end_turn()
  t:equal(t.opponent.active.damage, 120)
  t:equal(t.me.active.damage, 0)
  t:end_turn()
  t:end_turn()
  t:equal(t.opponent.active.damage, 120)
end)

test("Permeating Chill: not if the Defending Pokémon goes to the Bench", function(t)
  t:position(chill { "sv5-123" })
  t:attack "Permeating Chill"
  t:retreat "opponent bench 1"
  t:end_turn()
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[1].damage, 30)
end)
