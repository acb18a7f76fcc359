local function vikavolt(deck)
  return {
    ruleset = "sm",
    me = { active = "sm1-99", bench = { "sm1-52", "sm1-9" }, deck = deck },
    opponent = { active = "sm1-99" },
  }
end

test("Strong Charge: a Grass and a Lightning Energy card, to any of my Pokémon", function(t)
  t:position(vikavolt { "dp1-126", "dp1-123", "dp1-124", "dp1-123", "sm1-9", "sm1-49" })
  t:use "Strong Charge"
  t:options { "dp1-123" }
  t:answer "dp1-123"
  t:options { "active", "bench 1", "bench 2" }
  t:answer "bench 2"
  t:options { "dp1-126" }
  t:answer "dp1-126"
  t:answer "bench 1"
  t:equal(t.me.bench[1].energy, "L")
  t:equal(t.me.bench[2].energy, "G")
  t:equal(#t.me.deck, 4)
  t:events { { "shuffled", player = "me" } }
  t:illegal("use", "Strong Charge")
  t:events { { "shuffled", player = "me" }, only = { "shuffled" } }
end)

test("Strong Charge: both to one Pokémon", function(t)
  t:position(vikavolt { "dp1-126", "dp1-123" })
  t:use "Strong Charge"
  t:answer "dp1-123"
  t:answer "active"
  t:answer "dp1-126"
  t:answer "active"
  t:equal(t.me.active.energy, "GL")
end)

test("Strong Charge: one of them, or none", function(t)
  t:position(vikavolt { "dp1-126", "dp1-123" })
  t:use "Strong Charge"
  t:answer "stop"
  t:answer "dp1-126"
  t:answer "bench 1"
  t:changed {
    ["bench 1 energy"] = { "+ Lightning Energy" },
    ["me deck"] = { "- Lightning Energy" },
  }
end)

test("Strong Charge: not without a deck", function(t)
  t:position(vikavolt {})
  t:illegal("use", "Strong Charge")
end)

test("Electro Cannon: three Energy of my choice are discarded", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-52", energy = "LLGG" } },
    opponent = { active = "sm1-26" },
  }
  t:attack "Electro Cannon"
  t:answer "dp1-123"
  t:answer "dp1-123"
  t:equal(t.opponent.active.damage, 150)
  t:equal(t.me.active.energy, "L")
  t:equal(#t.me.discard, 3)
end)

test("EX-58: Electro Cannon needs a Lightning Energy and three of any type", function(t)
  local function with(energy)
    t:position {
      ruleset = "sm",
      me = { active = { "sm1-52", energy = energy } },
      opponent = { active = "sm1-99" },
    }
  end
  with "LGWR"
  t:legal("attack", "Electro Cannon")
  with "GGGG"
  t:illegal("attack", "Electro Cannon")
  with "LLL"
  t:illegal("attack", "Electro Cannon")
end)

test("Electro Cannon: a card that provides two Energy counts twice", function(t)
  t:position {
    ruleset = "sm",
    me = { active = { "sm1-52", energy = "LLG", attached = { "base1-96" } } },
    opponent = { active = "sm1-26" },
  }
  t:attack "Electro Cannon"
  t:answer "base1-96"
  t:answer "dp1-123"
  t:equal(t.me.active.energy, "LL")
  t:equal(t.me.discard, { "base1-96", "dp1-123" })
end)
