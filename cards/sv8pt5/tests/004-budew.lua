local ball, nemona, helmet, stadium = "sv1-181", "sv1-180", "sv1-193", "sv1-178"

local function pollen(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv8pt5-4", hand = { ball } },
    opponent = { active = "dp3-55", hand = { ball, nemona, helmet, stadium, "dp1-123" } },
  }
  t:attack "Itchy Pollen"
end

test("Itchy Pollen: no Item cards in the opponent's next turn, later again", function(t)
  pollen(t)
  t:equal(t.opponent.active.damage, 10)
  t:illegal("play", ball)
  t:end_turn()
  t:end_turn()
  t:legal("play", ball)
end)

test("Itchy Pollen: other cards can be played", function(t)
  pollen(t)
  t:legal("play", nemona)
  t:legal("play", stadium)
  t:legal("play", helmet, "opponent active")
  t:legal("attach", "dp1-123", "opponent active")
end)

test("Itchy Pollen: its own player can play Item cards", function(t)
  pollen(t)
  t:end_turn()
  t:legal("play", ball)
end)
