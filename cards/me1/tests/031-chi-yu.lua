-- Each player plays a Stadium, or none; then it is my turn.
local function chi_yu(t, mine, opponents)
  t:position {
    ruleset = "sv",
    turn = 4,
    me = { active = { "me1-31", energy = "R" }, hand = { mine or "sv2-171" } },
    opponent = {
      active = "sv1-80",
      hand = { opponents or "sv1-178", "sv1-178", "sv2-186", "sv1-189", "sv1-181" },
    },
  }
  t:end_turn()
  if opponents then t:play(opponents) end
  t:end_turn()
  if mine then t:play(mine) end
end

test(
  "Scorching Earth: discards the opponent's Stadium, and no Stadium in their next turn",
  function(t)
    chi_yu(t, nil, "sv1-167")
    t:attack "Scorching Earth"
    t:equal(t.opponent.active.damage, 40)
    t:equal(t.stadium, nil)
    t:equal(t.opponent.discard, { "sv1-167" })
    t:illegal("play", "sv1-178")
    t:illegal("play", "sv2-186")
    t:legal("play", "sv1-189")
    t:legal("play", "sv1-181")
    t:end_turn()
    t:legal("play", "sv2-171")
    t:end_turn()
    t:legal("play", "sv1-178")
  end
)

test("Scorching Earth: my own Stadium stays, and the opponent may play Stadiums", function(t)
  chi_yu(t, "sv2-171", nil)
  t:attack "Scorching Earth"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.stadium, "sv2-171")
  t:legal("play", "sv1-178")
end)

test("Scorching Earth: without a Stadium only damage", function(t)
  chi_yu(t, nil, nil)
  t:attack "Scorching Earth"
  t:equal(t.opponent.active.damage, 40)
  t:legal("play", "sv1-178")
end)
