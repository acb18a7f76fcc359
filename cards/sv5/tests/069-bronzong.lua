local function jammer(opponent)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { "sv5-69", energy = "PPP" }, bench = { "sv1-74" }, hand = { "sv1-75" } },
    opponent = opponent,
  }
end

local line = {
  active = "sv1-36",
  bench = { "sv1-13", "sv8-1" },
  hand = { "sv1-37", "sv1-14", "sv1-191", "sv1-15", "sv1-80", "2 dp1-124" },
}

test("Evolution Jammer: no evolving from the hand in the opponent's next turn", function(t)
  t:position(jammer(line))
  t:attack "Evolution Jammer"
  t:equal(t.opponent.active.damage, 30)
  t:illegal("evolve", "sv1-37")
  t:illegal("evolve", "sv1-14")
  t:illegal("play", "sv1-191")
  t:legal("bench", "sv1-80")
end)

test("Evolution Jammer: only in that turn, and only the opponent", function(t)
  t:position(jammer(line))
  t:attack "Evolution Jammer"
  t:end_turn()
  t:legal("evolve", "sv1-75")
  t:end_turn()
  t:legal("evolve", "sv1-37")
  t:legal("evolve", "sv1-14")
  t:legal("play", "sv1-191")
end)

test("Evolution Jammer: evolving from the deck is possible", function(t)
  t:position(jammer { active = "sv1-36", hand = { "sv5-160" }, deck = { "dp1-123", "sv1-37" } })
  t:attack "Evolution Jammer"
  t:play "sv5-160"
  t:answer "sv1-37"
  t:equal(t.opponent.active.id, "sv1-37")
end)

test("Evolution Jammer: it stays when Bronzong leaves the Active Spot", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "sv5-69", energy = "P" }, bench = { "sv1-80" } },
    opponent = { active = "sv1-36", hand = { "sv2-172", "sv1-37" } },
  }
  t:attack "Evolution Jammer"
  t:play "sv2-172"
  t:illegal("evolve", "sv1-37")
end)
