local komala = "me2pt5-175"

local function charge(active, hand, bench)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench or { komala }, hand = hand },
    opponent = { active = "sv1-80" },
  }
end

test("Lethargic Charge: an Energy card onto the Active Larry's Pokémon, once a turn", function(t)
  t:position(charge("me2pt5-163", { "dp1-126", "sv2-193", "sv1-181" }))
  t:use("Lethargic Charge", "bench 1")
  t:options { "dp1-126", "sv2-193" }
  t:answer "sv2-193"
  t:changed {
    ["active energy"] = { "+ Therapeutic Energy" },
    ["me hand"] = { "- Therapeutic Energy" },
    ["bench 1 used this turn"] = true,
  }
  t:illegal("use", "Lethargic Charge")
  t:legal("attach", "dp1-126", "active")
end)

test("Lethargic Charge: each copy once", function(t)
  t:position(charge(komala, { "3 dp1-126" }, { komala, komala }))
  t:use("Lethargic Charge", "bench 1")
  t:illegal("use", "Lethargic Charge", "bench 1")
  t:use("Lethargic Charge", "bench 2")
  t:equal(t.me.active.energy, "LL")
  t:equal(t.me.hand, { "dp1-126" })
end)

test("Lethargic Charge: not from the Active Spot", function(t)
  t:position(charge(komala, { "dp1-126" }, { "me2pt5-163" }))
  t:illegal("use", "Lethargic Charge", "active")
end)

test("Lethargic Charge: not if the Active Pokémon is not Larry's", function(t)
  t:position(charge("sv1-80", { "dp1-126" }, { komala, "me2pt5-163" }))
  t:illegal("use", "Lethargic Charge", "bench 1")
end)

test("Lethargic Charge: not without an Energy card in hand", function(t)
  t:position(charge("me2pt5-163", { "sv1-181" }))
  t:illegal("use", "Lethargic Charge", "bench 1")
end)

test("Dozing Draw: Asleep, and 2 cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { komala, energy = "W" }, deck = { "dp1-123", "dp1-124", "dp1-125" } },
    opponent = { active = "sv1-80" },
  }
  t:coins "T"
  t:attack "Dozing Draw"
  t:equal(t.me.active.conditions, { "asleep" })
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.me.hand, { "dp1-123", "dp1-124" })
end)
