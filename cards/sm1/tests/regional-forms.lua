-- The rule of regional forms (section 18.4): the word for the region is part of the name.

for _, ruleset in ipairs { "sm", "sv" } do
  test("REG-01 EX-64 (" .. ruleset .. "): Alolan Persian from Alolan Meowth only", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = "sm1-78", bench = { "sm3-101", "swsh1-127" }, hand = { "sm1-79" } },
      opponent = { active = "sm1-42" },
    }
    t:illegal("evolve", "sm1-79", "bench 1")
    t:illegal("evolve", "sm1-79", "bench 2")
    t:evolve("sm1-79", "active")
    t:equal(t.me.active.under, { "sm1-78" })
  end)
end
