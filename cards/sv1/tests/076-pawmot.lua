local function with_deck(deck)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", bench = { "sv1-76" }, deck = deck },
    opponent = { active = "sv1-38" },
  }
end

test("Electrogenesis: a basic Lightning Energy card onto itself, once a turn", function(t)
  t:position(with_deck { "dp1-126", "dp1-125", "dp1-126", "xy8-48" })
  t:use "Electrogenesis"
  t:options { "dp1-126" }
  t:answer "dp1-126"
  t:changed {
    ["bench 1 energy"] = { "+ Lightning Energy" },
    ["me deck"] = { "- Lightning Energy" },
  }
  t:illegal("use", "Electrogenesis")
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Electrogenesis: none need be found", function(t)
  t:position(with_deck { "dp1-126" })
  t:use "Electrogenesis"
  t:answer "stop"
  t:equal(t.me.bench[1].energy, "")
end)

test("Electrogenesis: not with an empty deck", function(t)
  t:position(with_deck {})
  t:illegal("use", "Electrogenesis")
end)

test("Electro Paws: all Energy is discarded", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-76", energy = "LLLW" } },
    opponent = { active = "sv1-38", bench = { "sv1-13" } },
  }
  t:attack "Electro Paws"
  t:answer(1)
  t:equal(t.me.active.energy, "")
  t:equal(#t.me.discard, 4)
  t:equal(t.opponent.active.id, "sv1-13")
end)
