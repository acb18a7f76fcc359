local function table_with(more)
  local position = {
    ruleset = "sm",
    turn = 5,
    me = { active = "sm1-42", bench = { "sm5-134" }, hand = { "sm5-84" } },
    opponent = { active = "sm1-42" },
  }
  for key, value in pairs(more or {}) do position.me[key] = value end
  return position
end

for _, ruleset in ipairs { "sm", "sv" } do
  test("EX-87 FOS-05 (" .. ruleset .. "): Shieldon evolves from an Unidentified Fossil", function(t)
    local position = table_with()
    position.ruleset = ruleset
    t:position(position)
    t:evolve("sm5-84", "bench 1")
    t:equal(t.me.bench[1].under, { "sm5-134" })
  end)
end

test("FOS-04: it can't retreat", function(t)
  t:position(table_with { active = { "sm5-134", energy = "W" }, bench = { "sm1-42" } })
  t:illegal("retreat", "bench 1")
end)

test("FOS-04: it may get a Special Condition, and it may be discarded from play", function(t)
  t:position(table_with { active = { "sm5-134", conditions = { "burned" } }, bench = { "sm1-42" } })
  t:equal(t.me.active.conditions, { "burned" })
  t:use("Fossil", "active")
  t:equal(t.me.active.id, "sm1-42")
  t:equal(t.me.discard, { "sm5-134" })
  t:equal(t.opponent.prizes_left, 6)
end)
