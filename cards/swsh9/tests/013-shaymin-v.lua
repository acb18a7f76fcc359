local function revenge_blast(t, prizes)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh9-13", energy = "GR" }, prizes = 2 },
    opponent = { active = "sm1-27", prizes = prizes },
  }
  t:attack "Revenge Blast"
  return t.opponent.active.damage
end

test("Revenge Blast: 40 more damage for each Prize card the opponent has taken", function(t)
  t:equal(revenge_blast(t, 6), 60)
  t:equal(revenge_blast(t, 4), 140)
end)
