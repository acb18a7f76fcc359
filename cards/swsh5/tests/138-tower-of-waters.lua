local function stadium(active, opposing)
  return {
    ruleset = "sv",
    stadium = "swsh5-138",
    me = { active = active, bench = { "sm1-24" } },
    opponent = { active = opposing, bench = { "sm1-24" } },
  }
end

test("Tower of Waters: Rapid Strike Pokémon retreat for 2 less", function(t)
  t:position(stadium("swsh5-37", "sm1-42"))
  t:explain("retreat_cost", "active", { { 2 }, { 0, by = "swsh5-138" } })
  t:legal("retreat", "bench 1")
end)

test("Tower of Waters: those of both players, and never less than nothing", function(t)
  t:position(stadium("sm1-42", "swsh5-36"))
  t:illegal("retreat", "bench 1")
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)

test("Tower of Waters: no other style", function(t)
  t:position(stadium("swsh5-95", "sm1-42"))
  t:illegal("retreat", "bench 1")
end)
