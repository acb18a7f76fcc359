local function with(discard)
  return {
    ruleset = "sv",
    me = { active = "swsh1-140", hand = { "swsh1-171" }, deck = { "dp1-128" }, discard = discard },
    opponent = { active = "swsh1-140", discard = { "swsh1-5" } },
  }
end

local full = { "swsh1-22", "swsh1-59", "swsh1-5", "dp1-124", "dp1-125", "dp1-123", "swsh1-165" }

test("Ordinary Rod: both, 2 of each", function(t)
  t:position(with(full))
  t:play "swsh1-171"
  t:options { "swsh1-22", "swsh1-59", "swsh1-5" }
  t:fails(function() t:answer("swsh1-22", "swsh1-59", "swsh1-5") end, "takes 0 to 2 picks")
  t:answer("swsh1-22", "swsh1-59")
  t:options { "dp1-124", "dp1-125", "dp1-123" }
  t:fails(function() t:answer("dp1-124", "dp1-125", "dp1-123") end, "takes 0 to 2 picks")
  t:answer("dp1-124", "dp1-123")
  t:changed {
    ["me hand"] = { "- Ordinary Rod" },
    ["me deck"] = { "+ Vulpix", "+ Inteleon", "+ Fire Energy", "+ Grass Energy" },
    ["me discard"] = {
      "+ Ordinary Rod",
      "- Vulpix",
      "- Inteleon",
      "- Fire Energy",
      "- Grass Energy",
    },
  }
  t:equal(#t:events("shuffled"), 1)
end)

test("Ordinary Rod: only Pokémon", function(t)
  t:position(with { "swsh1-22", "swsh1-59", "swsh1-5", "dp1-124" })
  t:play "swsh1-171"
  t:answer "swsh1-5"
  t:answer "stop"
  t:equal(#t.me.deck, 2)
  t:equal(#t.me.discard, 4)
end)

test("Ordinary Rod: only Energy, and of that at least one", function(t)
  t:position(with(full))
  t:play "swsh1-171"
  t:answer "stop"
  t:options { "dp1-124", "dp1-125", "dp1-123" }
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks")
  t:answer "dp1-125"
  t:equal(#t.me.deck, 2)
end)

test("Ordinary Rod: without basic Energy, at least one Pokémon", function(t)
  t:position(with { "swsh1-22", "swsh1-59", "swsh2-171" })
  t:play "swsh1-171"
  t:options { "swsh1-22", "swsh1-59" }
  t:fails(function() t:answer "stop" end, "takes 1 to 2 picks")
  t:answer "swsh1-59"
  t:equal(#t.me.deck, 2)
end)

test("Ordinary Rod: not with neither", function(t)
  t:position(with { "swsh1-165", "swsh2-171" })
  t:illegal("play", "swsh1-171")
end)
