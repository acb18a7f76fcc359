local item, tool = "sv1-191", "sv1-193"

test("Crushing Pulse: all Items and Tools of the hand are discarded", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-61", energy = "L" }, hand = { item } },
    opponent = {
      active = { "sv1-38", attached = { tool } },
      hand = { item, "sv1-13", tool, "dp1-124", "sv5-161", "sv1-180", "sv1-178", item, tool },
    },
  }
  t:attack "Crushing Pulse"
  t:changed {
    ["opponent hand"] = { "- 2 Rare Candy", "- 2 Rocky Helmet" },
    ["opponent discard"] = { "+ 2 Rare Candy", "+ 2 Rocky Helmet" },
  }
  t:equal(#t:events("card_shown"), 9)
end)

test("Crushing Pulse: with none the hand is only revealed", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-61", energy = "L" } },
    opponent = { active = "sv1-38", hand = { "sv1-13", "sv1-180" } },
  }
  t:attack "Crushing Pulse"
  t:unchanged()
  t:equal(#t:events("card_shown"), 2)
end)

local function short(t, energy, attached)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-61", energy = "LLL" } },
    opponent = {
      active = { "sv1-38", energy = energy, attached = attached },
      bench = { { "sv1-13", energy = "G" } },
    },
  }
  t:attack "Energy Short"
  return t.opponent.active.damage
end

test("Energy Short: 20 for each Energy of the opponent's Active Pokémon", function(t)
  t:equal(short(t, "RRW"), 60)
  t:equal(short(t, "R", { "sv5-161" }), 40)
  t:equal(short(t, ""), 0)
end)
