local deck = { "dp1-130", "sv8-70", "dp1-127", "dp1-126", "dp1-127", "dp3-130", "dp1-130" }

local function boot(cards)
  return {
    ruleset = "sv",
    me = { active = "sv1-38", bench = { "sv10-145", "sv8-70", "sv9-27" }, deck = cards or deck },
    opponent = { active = "sv1-38" },
  }
end

test("X-Boot: one of each, to Psychic and Metal Pokémon", function(t)
  t:position(boot())
  t:use "X-Boot"
  t:options { "dp1-127" }
  t:answer "dp1-127"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:options { "dp1-130" }
  t:answer "dp1-130"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 1"
  t:changed {
    ["bench 1 energy"] = { "+ Metal Energy (DP 130)" },
    ["bench 1 used this turn"] = true,
    ["bench 2 energy"] = { "+ Psychic Energy" },
    ["me deck"] = { "- Metal Energy (DP 130)", "- Psychic Energy" },
  }
  t:events { { "attached" }, { "attached" }, { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("X-Boot: both to one Pokémon, whichever their types", function(t)
  t:position(boot())
  t:use "X-Boot"
  t:answer "dp1-127"
  t:answer "bench 2"
  t:answer "dp1-130"
  t:answer "bench 2"
  t:equal(t.me.bench[2].energy, "PM")
end)

test("X-Boot: one alone, or none", function(t)
  t:position(boot())
  t:use "X-Boot"
  t:answer "stop"
  t:answer "dp1-130"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "M")
  t:equal(#t.me.deck, 6)
  t:position(boot())
  t:use "X-Boot"
  t:answer "dp1-127"
  t:answer "bench 1"
  t:answer "stop"
  t:equal(t.me.bench[1].energy, "P")
  t:position(boot())
  t:use "X-Boot"
  t:answer "stop"
  t:answer "stop"
  t:equal(#t.me.deck, 7)
  t:events { { "shuffled", player = "me" } }
end)

test("X-Boot: once a turn for each Steven's Metagross ex", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv10-145", bench = { "sv10-145" }, deck = { "dp1-127", "dp1-130" } },
    opponent = { active = "sv8-71" },
  }
  t:use("X-Boot", "active")
  t:answer "stop"
  t:answer "stop"
  t:illegal("use", "X-Boot", "active")
  t:use("X-Boot", "bench 1")
  t:answer "dp1-127"
  t:answer "active"
  t:answer "stop"
  t:equal(t.me.active.energy, "P")
end)

test("X-Boot: not with an empty deck", function(t)
  t:position(boot {})
  t:illegal("use", "X-Boot")
end)

test("Steven's Metagross ex: 2 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-72", energy = "PPP" } },
    opponent = { active = { "sv10-145", damage = 300 }, bench = { "sv8-70" } },
  }
  t:coins "T"
  t:attack "Speed Wing"
  t:answer(1, 2)
  t:equal(t.me.prizes_left, 4)
end)
