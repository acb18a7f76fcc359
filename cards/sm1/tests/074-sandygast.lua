local function sandygast(discard)
  return {
    ruleset = "sm",
    me = { active = { "sm1-74", energy = "W" }, bench = { "sm1-9" }, discard = discard },
    opponent = { active = "sm1-99" },
  }
end

test("Shore Up: a Fighting Energy card from the discard pile", function(t)
  t:position(sandygast { "dp1-123", "dp1-128", "sm1-67", "dp1-128" })
  t:attack "Shore Up"
  t:equal(t.me.active.energy, "WF")
  t:equal(t.me.discard, { "dp1-123", "sm1-67", "dp1-128" })
end)

test("Shore Up: none there", function(t)
  t:position(sandygast { "dp1-123", "sm1-67" })
  t:attack "Shore Up"
  t:changed {}
end)

test("Sand Tomb: the Defending Pokémon can't retreat in the opponent's next turn", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-74", energy = "FFF" } },
    opponent = { active = { "sm1-23", energy = "RRR" }, bench = { "sm1-9" } },
  }
  t:attack "Sand Tomb"
  t:equal(t.opponent.active.damage, 30)
  t:illegal("retreat", "opponent bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)
