local function with_tools(mine, theirs)
  return {
    ruleset = "sv",
    me = { active = { "swsh2-4", attached = mine }, hand = { "swsh2-168" } },
    opponent = { active = "swsh2-4", bench = { { "swsh2-5", attached = theirs } } },
  }
end

test("Tool Scrapper: one of each side", function(t)
  t:position(with_tools({ "swsh2-155" }, { "swsh2-157" }))
  t:play "swsh2-168"
  t:answer("swsh2-155", "swsh2-157")
  t:equal(t.me.active.attached, {})
  t:equal(t.opponent.bench[1].attached, {})
  t:equal(t.opponent.discard, { "swsh2-157" })
end)

test("Tool Scrapper: one is enough", function(t)
  t:position(with_tools({ "swsh2-155" }, { "swsh2-157" }))
  t:play "swsh2-168"
  t:answer "swsh2-157"
  t:equal(t.me.active.attached, { "swsh2-155" })
  t:equal(t.opponent.bench[1].attached, {})
end)

test("Tool Scrapper: not without a Pokémon Tool in play", function(t)
  t:position(with_tools({}, {}))
  t:illegal("play", "swsh2-168")
end)

test("Tool Scrapper: Tools alone, and two at most", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "swsh2-4", energy = "G", attached = { "swsh2-155" } },
      hand = { "swsh2-168" },
    },
    opponent = {
      active = { "swsh2-4", attached = { "swsh2-155" } },
      bench = { { "swsh2-5", attached = { "swsh2-157" } } },
    },
  }
  t:play "swsh2-168"
  t:options { "swsh2-155 on active", "swsh2-155 on opponent active", "swsh2-157" }
  t:fails(
    function() t:answer("swsh2-155 on active", "swsh2-155 on opponent active", "swsh2-157") end,
    "takes 1 to 2 picks, not 3"
  )
  t:answer("swsh2-155 on active", "swsh2-157")
  t:equal(t.me.active.energy, "G")
end)

test("Tool Scrapper: the only Tool in play is enough", function(t)
  t:position(with_tools({}, { "swsh2-157" }))
  t:play "swsh2-168"
  t:equal(t.opponent.bench[1].attached, {})
end)
