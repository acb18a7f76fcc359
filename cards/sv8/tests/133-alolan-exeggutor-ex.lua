local exeggutor = "sv8-133"

local function frenzy(hand, bench)
  return {
    ruleset = "sv",
    me = { active = { exeggutor, energy = "GW" }, bench = bench, hand = hand },
    opponent = { active = "me1-36" },
  }
end

test("Tropical Frenzy: any number of basic Energy cards onto my Pokémon", function(t)
  t:position(frenzy({ "dp1-123", "dp1-125", "dp1-126", "sv2-193" }, { "sv1-13" }))
  t:attack "Tropical Frenzy"
  t:options { "dp1-123", "dp1-125", "dp1-126" }
  t:answer("dp1-123", "dp1-126")
  t:options { "active", "bench 1" }
  t:answer "bench 1"
  t:answer "active"
  t:changed {
    ["opponent active damage"] = 150,
    ["active energy"] = { "+ Lightning Energy" },
    ["bench 1 energy"] = { "+ Grass Energy" },
    ["me hand"] = { "- Grass Energy", "- Lightning Energy" },
  }
end)

test("Tropical Frenzy: none", function(t)
  t:position(frenzy({ "dp1-123" }, { "sv1-13" }))
  t:attack "Tropical Frenzy"
  t:answer "stop"
  t:changed { ["opponent active damage"] = 150 }
end)

test("Tropical Frenzy: without such cards only damage", function(t)
  t:position(frenzy({ "sv2-193" }, { "sv1-13" }))
  t:attack "Tropical Frenzy"
  t:changed { ["opponent active damage"] = 150 }
end)

local function sphene(coin, t, opponent)
  t:position {
    ruleset = "sv",
    me = { active = { exeggutor, energy = "GWF" }, bench = { "sv1-13" } },
    opponent = opponent,
  }
  t:coins(coin)
  t:attack "Swinging Sphene"
end

test("Swinging Sphene: heads, Knocks Out the Active Basic Pokémon", function(t)
  sphene("H", t, { active = "me2pt5-179", bench = { "sv1-13" } })
  t:answer("#1", "#2")
  t:equal(t.opponent.active.id, "sv1-13")
  t:equal(#t.opponent.bench, 0)
end)

test("Swinging Sphene: heads, nothing if the Active Pokémon is not Basic", function(t)
  sphene("H", t, { active = "sv1-14", bench = { "sv1-13" } })
  t:unchanged()
end)

test("Swinging Sphene: tails, one of the Benched Basic Pokémon", function(t)
  sphene("T", t, { active = "sv1-80", bench = { "sv1-13", "sv1-14", "me2pt5-179" } })
  t:equal(t:asked(), "me")
  t:options { "opponent bench 1", "opponent bench 3" }
  t:answer "opponent bench 3"
  t:answer("#1", "#2")
  t:equal(t.opponent.active.id, "sv1-80")
  t:equal(#t.opponent.bench, 2)
  t:equal(t.opponent.discard, { "me2pt5-179" })
end)

test("Swinging Sphene: tails, nothing without a Benched Basic Pokémon", function(t)
  sphene("T", t, { active = "sv1-80", bench = { "sv1-14" } })
  t:unchanged()
end)

test("Tera: no damage by attacks on the Bench, of either player", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "swsh2-100", energy = "FF" }, bench = { exeggutor, "sv1-38" } },
    opponent = { active = { "sv1-80", energy = "LLL" }, bench = { "sv1-13" } },
  }
  t:attack "Earthquake"
  t:answer(1)
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.me.bench[2].damage, 20)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LLL" } },
    opponent = { active = "sv1-38", bench = { exeggutor } },
  }
  t:attack "Lightning Laser"
  t:equal(t.opponent.active.damage, 90)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Alolan Exeggutor ex: damage while it is Active, and 2 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-80", energy = "LL" } },
    opponent = { active = { exeggutor, damage = 270 }, bench = { "sv1-13" } },
  }
  t:attack "Sharp Fang"
  t:answer("#1", "#2")
  t:equal(t.me.prizes_left, 4)
end)
