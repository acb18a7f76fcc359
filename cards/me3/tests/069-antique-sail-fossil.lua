local function position(sail)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv9-64", hand = { "sv2-172" } },
    opponent = {
      active = "sv9-64",
      bench = sail and { "me3-69", "sv9-64" } or { "sv9-64", "me3-69" },
    },
  }
end

test("Protective Sail: the opponent's Supporter can't bring it into the Active Spot", function(t)
  t:position(position(true))
  t:play "sv2-172"
  t:answer "me3-69"
  t:equal(t.opponent.active.id, "sv9-64")
end)

test("Protective Sail: other Pokémon are not protected", function(t)
  t:position(position(true))
  t:play "sv2-172"
  t:answer "sv9-64"
  t:equal(t.opponent.active.id, "sv9-64")
end)

test("FOS-04: it may be discarded from play", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv9-64", bench = { "me3-69" } },
    opponent = { active = "sv9-64" },
  }
  t:use("Fossil", "bench 1")
  t:equal(t.me.discard, { "me3-69" })
  t:equal(t.opponent.prizes_left, 6)
end)
