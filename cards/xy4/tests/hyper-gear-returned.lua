for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("HYP-01 (" .. ruleset .. "): its Pokémon leaves for the hand: the discard pile", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = "bw1-1", hand = { "xy4-97" } },
      opponent = { active = "xy1-1", bench = { "bw1-1" }, hand = { "bw10-95" } },
    }
    t:play("xy4-97", "opponent active")
    t:end_turn()
    t:play "bw10-95"
    t:answer "opponent active"
    t:equal(t.me.discard, { "xy4-97" })
    t:equal(t.me.hand, {})
  end)

  test("HYP-01 (" .. ruleset .. "): it comes to the top of the discard pile", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = "bw1-1", hand = { "xy4-97" }, discard = { "bw1-1", "xy1-1" } },
      opponent = { active = "xy1-1", bench = { "bw1-1" }, hand = { "bw10-95" } },
    }
    t:play("xy4-97", "opponent active")
    t:end_turn()
    t:play "bw10-95"
    t:answer "opponent active"
    t:equal(t.me.discard[3], "xy4-97")
    t:equal(#t.me.discard, 3)
  end)
end
