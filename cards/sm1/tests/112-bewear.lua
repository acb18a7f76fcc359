test("Bear Hug: the Defending Pokémon can't retreat in the opponent's next turn", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-112", energy = "RR" } },
    opponent = { active = { "sm1-23", energy = "RRR" }, bench = { "sm1-9" } },
  }
  t:attack "Bear Hug"
  t:equal(t.opponent.active.damage, 40)
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)

local function superpower(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-112", energy = "RRR" } },
    opponent = { active = "sm1-26" },
  }
  t:attack "Superpower"
end

test("Superpower: 40 more damage, and 20 to itself", function(t)
  superpower(t)
  t:answer(true)
  t:changed { ["active damage"] = 20, ["opponent active damage"] = 120 }
end)

test("Superpower: it need not be", function(t)
  superpower(t)
  t:answer(false)
  t:changed { ["opponent active damage"] = 80 }
end)
