local item, tool, supporter, stadium = "sv10-172", "sv1-193", "sv1-180", "sv1-178"

local function curse(mine)
  return {
    ruleset = "sv",
    me = mine,
    opponent = {
      active = "sv1-38",
      hand = { item, tool, supporter, stadium, "dp1-123", "sv1-13" },
    },
  }
end

test("Oceanic Curse: no Items nor Tools, all else", function(t)
  t:position(curse { active = "rsv10pt5-45", hand = { "dp1-123" } })
  t:end_turn()
  t:illegal("play", item)
  t:illegal("play", tool, "opponent active")
  t:legal("play", supporter)
  t:legal("play", stadium)
  t:legal("attach", "dp1-123", "opponent active")
  t:legal("bench", "sv1-13")
end)

test("Oceanic Curse: only from the Active Spot", function(t)
  t:position(curse { active = "sv1-80", bench = { "rsv10pt5-45" }, hand = { "dp1-123" } })
  t:end_turn()
  t:legal("play", item)
  t:legal("play", tool, "opponent active")
end)

test("Oceanic Curse: not for its own player", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "rsv10pt5-45", hand = { item, tool } },
    opponent = { active = "sv1-38", hand = { "dp1-123" } },
  }
  t:legal("play", item)
  t:legal("play", tool, "active")
end)

local function press(t, energy, attached)
  t:position {
    ruleset = "sv",
    me = { active = { "rsv10pt5-45", energy = energy, attached = attached } },
    opponent = { active = "sv1-38" },
  }
  t:attack "Power Press"
  return t.opponent.active.damage
end

test("Power Press: 80 more with 2 extra Energy of any type", function(t)
  t:equal(press(t, "PL"), 80)
  t:equal(press(t, "PPP"), 80)
  t:equal(press(t, "PLLW"), 160)
  t:equal(press(t, "PLL", { "sv5-161" }), 160)
end)
