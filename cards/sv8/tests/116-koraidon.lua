local koraidon, great_tusk = "sv8-116", "sv5-97"

local function position(bench, more)
  local position = {
    ruleset = "sv",
    turn = 5,
    me = { active = { koraidon, energy = "FF" }, bench = bench },
    opponent = { active = "me1-22" },
  }
  for key, value in pairs(more or {}) do position[key] = value end
  return position
end

--- Lets the active Pokémon attack, passes the opponent's turn, and brings Koraidon up.
local function attacks_after(t, active, attack, energy)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = {
      active = { active, energy = energy or "FF" },
      bench = { { koraidon, energy = "FF" } },
      hand = { "bw1-104" },
    },
    opponent = { active = "me1-22", bench = { "sv9-64" } },
  }
  t:attack(attack)
  t:end_turn()
  t:play "bw1-104"
  t:attack "Unrelenting Onslaught"
end

test("Unrelenting Onslaught: 30 if none of the others attacked", function(t)
  t:position(position { great_tusk })
  t:attack "Unrelenting Onslaught"
  t:equal(t.opponent.active.damage, 30)
end)

test("Unrelenting Onslaught: +150 after another Ancient Pokémon attacked", function(t)
  attacks_after(t, great_tusk, "Land Collapse")
  t:equal(t.opponent.active.damage, 180)
end)

test("Unrelenting Onslaught: a Pokémon that is not Ancient does not count", function(t)
  attacks_after(t, "sv1-38", "Passionate Singing", "R")
  t:equal(t.opponent.active.damage, 80)  -- 50 + 30
end)

test("Unrelenting Onslaught: its own attack does not count", function(t)
  t:position(position { great_tusk })
  t:attack "Unrelenting Onslaught"
  t:end_turn()
  t:attack "Unrelenting Onslaught"
  t:equal(t.opponent.active.damage, 60)
end)

test("Unrelenting Onslaught: an Ancient Pokémon that was Knocked Out since counts", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = {
      active = { great_tusk, energy = "FF", damage = 130 },
      bench = { { koraidon, energy = "FF" } },
    },
    opponent = { active = { "sv8-116", energy = "FFF" }, bench = { "sv9-64" } },
  }
  t:attack "Land Collapse"
  t:attack "Hammer In"
  t:answer(1)
  t:equal(t.me.active.id, koraidon)
  t:attack "Unrelenting Onslaught"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)
