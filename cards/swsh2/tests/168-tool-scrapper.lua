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
