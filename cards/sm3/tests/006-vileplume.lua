test("Disgusting Pollen: the opponent's Basic Pokémon can't attack", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm3-101", energy = "G" }, bench = { { "sm3-102", energy = "G" } } },
    opponent = { active = "sm3-6" },
  }
  t:illegal("attack", "Fake Out")
  t:retreat "bench 1"
  t:legal("attack", "Slash")
end)

test("Disgusting Pollen: not on the Bench", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm3-101", energy = "G" } },
    opponent = { active = "sm3-5", bench = { "sm3-6" } },
  }
  t:legal("attack", "Fake Out")
end)

local function downer_shock(t, coins)
  t:position {
    ruleset = "sm",
    me = { active = { "sm3-6", energy = "GGG" } },
    opponent = { active = "sm3-102" },
  }
  t:coins(coins)
  t:attack "Downer Shock"
end

test("Downer Shock: heads, the opponent's Active Pokémon is Asleep", function(t)
  downer_shock(t, "HT")
  t:changed { ["opponent active damage"] = 60, ["opponent active conditions"] = { "+ asleep" } }
end)

test("Downer Shock: tails, it is Confused", function(t)
  downer_shock(t, "T")
  t:changed { ["opponent active damage"] = 60, ["opponent active conditions"] = { "+ confused" } }
end)
