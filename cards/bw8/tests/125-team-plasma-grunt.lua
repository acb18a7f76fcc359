local function grunt(ruleset, hand)
  return {
    ruleset = ruleset,
    me = { active = "bw1-1", hand = hand },
    opponent = { active = "bw1-1" },
  }
end

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("PLS-01 (" .. ruleset .. "): Pokémon, Trainer and Energy are Team Plasma cards", function(t)
    t:position(grunt(ruleset, { "bw8-125", "bw8-84", "bw8-119", "bw8-127", "bw1-67", "bw1-100" }))
    t:play "bw8-125"
    t:options { "bw8-84", "bw8-119", "bw8-127" }
    t:answer "bw8-119"
    t:equal(t.me.discard, { "bw8-119", "bw8-125" })
    t:equal(#t.me.hand, 8)
  end)

  test("PLS-02 (" .. ruleset .. "): the normal Liepard is no Team Plasma card", function(t)
    t:position(grunt(ruleset, { "bw8-125", "bw1-67" }))
    t:illegal("play", "bw8-125")
  end)
end

test("Team Plasma Grunt: not with an empty deck", function(t)
  local position = grunt("xy", { "bw8-125", "bw8-84" })
  position.me.deck = {}
  t:position(position)
  t:illegal("play", "bw8-125")
end)
