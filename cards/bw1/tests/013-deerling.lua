local position = {
  ruleset = "xy",
  me = { active = { "bw1-13", energy = "GG", damage = 30 } },
  opponent = { active = "bw1-87" },
}

test("Double Kick: 10 for each heads", function(t)
  t:position(position)
  local odds = t:every_outcome(function(t)
    t:attack "Double Kick"
    return t.opponent.active.damage
  end)
  t:equal(odds, { [0] = "1/4", [10] = "1/2", [20] = "1/4" })
end)

test("Leech Seed: heals 10 from itself", function(t)
  t:position(position)
  t:attack "Leech Seed"
  t:changed { ["opponent active damage"] = 20, ["active damage"] = 20 }
end)
