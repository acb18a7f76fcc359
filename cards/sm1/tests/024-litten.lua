test("EX-57: Bite needs a Fire Energy, Flare a second one of any type", function(t)
  local function with(energy)
    t:position {
      ruleset = "sm",
      me = { active = { "sm1-24", energy = energy } },
      opponent = { active = "sm1-99" },
    }
  end
  with "R"
  t:legal("attack", "Bite")
  t:illegal("attack", "Flare")
  with "RW"
  t:legal("attack", "Flare")
  with "WW"
  t:illegal("attack", "Bite")
end)

test("EX-59: Bite on Rowlet, 20 damage", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-24", energy = "R" } },
    opponent = { active = "sm1-9" },
  }
  t:attack "Bite"
  t:changed { ["opponent active damage"] = 20 }
end)
