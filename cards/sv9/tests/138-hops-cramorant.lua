local function cramorant(theirs, mine)
  return {
    ruleset = "sv",
    me = { active = { "sv9-138", energy = "R" }, prizes = mine },
    opponent = { active = "me1-36", prizes = theirs },
  }
end

test("Fickle Spitting: 120 if the opponent has 3 or 4 Prize cards left", function(t)
  for left = 3, 4 do
    t:position(cramorant(left, 6))
    t:attack "Fickle Spitting"
    t:changed { ["opponent active damage"] = 120 }
  end
end)

test("Fickle Spitting: else nothing, whatever I have left", function(t)
  for _, left in ipairs { 1, 2, 5, 6 } do
    for mine = 3, 4 do
      t:position(cramorant(left, mine))
      t:attack "Fickle Spitting"
      t:unchanged()
      t:equal(t.turn_player, "opponent")
    end
  end
end)
