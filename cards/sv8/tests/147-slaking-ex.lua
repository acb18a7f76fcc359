local slaking = "sv8-147"

local function slack(active, bench, energy)
  return {
    ruleset = "sv",
    me = { active = { slaking, energy = energy or "WW" }, bench = { "sv1-81" } },
    opponent = { active = active, bench = bench },
  }
end

test("Born to Slack: no attack without an opponent's Pokémon ex or Pokémon V", function(t)
  t:position(slack("sv1-38", { "sv1-13" }))
  t:illegal("attack", "Great Swing")
end)

test("Born to Slack: a Pokémon ex or Pokémon V in play is enough", function(t)
  for _, pokemon in ipairs { "sv1-81", "swsh1-141", "me1-36", "sv8pt5-28" } do
    t:position(slack(pokemon, {}))
    t:legal("attack", "Great Swing")
    t:position(slack("sv1-38", { "sv1-13", pokemon }))
    t:legal("attack", "Great Swing")
  end
end)

test("Born to Slack: only this Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "WW" }, bench = { slaking } },
    opponent = { active = "sv1-38" },
  }
  t:legal("attack", "Sharp Fang")
end)

test("Great Swing: discards an Energy from this Pokémon", function(t)
  t:position(slack("me1-36", {}, "WR"))
  t:attack "Great Swing"
  t:options { "dp1-125", "dp1-124" }
  t:answer "dp1-124"
  t:changed {
    ["opponent active damage"] = 280,
    ["active energy"] = { "- Fire Energy" },
    ["me discard"] = { "+ Fire Energy" },
  }
end)
