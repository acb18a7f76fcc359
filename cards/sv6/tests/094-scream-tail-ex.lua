local function tail(turn, energy, theirs)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = { "sv6-94", energy = energy } },
    opponent = theirs,
  }
end

test("Scream: no Supporters in the opponent's next turn", function(t)
  t:position(tail(2, "P", { active = "me1-36", hand = { "sv8pt5-103", "sv1-181" } }))
  t:attack "Scream"
  t:illegal("play", "sv8pt5-103")
  t:legal("play", "sv1-181")
  t:end_turn()
  t:end_turn()
  t:legal("play", "sv8pt5-103")
end)

test("Scream: only in the first turn of the player who goes second", function(t)
  for _, turn in ipairs { 1, 3, 4 } do
    t:position(tail(turn, "P", { active = "me1-36" }))
    t:illegal("attack", "Scream")
  end
end)

test("Crunch: discards an Energy", function(t)
  t:position(tail(3, "PPP", { active = { "me1-36", energy = "WG" } }))
  t:attack "Crunch"
  t:answer "dp1-125"
  t:equal(t.opponent.active.damage, 120)
  t:equal(t.opponent.active.energy, "G")
end)

test("Crunch: without Energy only damage", function(t)
  t:position(tail(3, "PPP", { active = "me1-36" }))
  t:attack "Crunch"
  t:changed { ["opponent active damage"] = 120 }
end)
