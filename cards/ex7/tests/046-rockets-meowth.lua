local function snatch(me)
  me.active = { "ex7-46", energy = "L" }
  return { me = me, opponent = { active = "dp3-55" } }
end

test("Snatch and Run: a Tool or a Rocket's Secret Machine, and then a switch", function(t)
  t:position(snatch {
    bench = { "dp3-94", "dp3-104" },
    deck = { "dp3-127", "sv1-174", "ex7-91", "dp3-94" },
  })
  t:attack "Snatch and Run"
  t:options { "sv1-174", "ex7-91" }
  t:answer "ex7-91"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.hand, { "ex7-91" })
  t:equal(t.me.active.id, "dp3-104")
  t:events { { "card_shown", card = "ex7-91" }, { "shuffled" } }
end)

test("Snatch and Run: the switch may be left out", function(t)
  t:position(snatch { bench = { "dp3-94" }, deck = { "sv1-174" } })
  t:attack "Snatch and Run"
  t:answer "sv1-174"
  t:answer "stop"
  t:equal(t.me.hand, { "sv1-174" })
  t:equal(t.me.active.id, "ex7-46")
end)

test("Snatch and Run: no switch without a card", function(t)
  t:position(snatch { bench = { "dp3-94" }, deck = { "sv1-174" } })
  t:attack "Snatch and Run"
  t:answer "stop"
  t:equal(t.me.hand, {})
  t:equal(t.me.active.id, "ex7-46")
  t:position(snatch { bench = { "dp3-94" }, deck = { "dp3-127" } })
  t:attack "Snatch and Run"
  t:equal(t.me.active.id, "ex7-46")
end)

test("Miraculous Comeback: a coin for each Pokémon, heads hurt there and tails here", function(t)
  t:position {
    me = { active = { "ex7-46", energy = "LL" }, bench = { "dp3-94" } },
    opponent = { active = "dp3-55", bench = { "dp3-94" } },
  }
  t:coins "HTTT"
  t:attack "Miraculous Comeback"
  t:changed { ["opponent active damage"] = 10, ["active damage"] = 30 }
end)

test(
  "Miraculous Comeback: only heads, no damage to itself; only tails, none to the Defending Pokémon",
  function(t)
    local position = {
      me = { active = { "ex7-46", energy = "LL" } },
      opponent = { active = "dp3-55" },
    }
    t:position(position)
    t:coins "HH"
    t:attack "Miraculous Comeback"
    t:changed { ["opponent active damage"] = 20 }
    t:position(position)
    t:coins "TT"
    t:attack "Miraculous Comeback"
    t:changed { ["active damage"] = 20 }
  end
)

test("EX-51 OWN-01: a normal Persian does not go onto Rocket's Meowth", function(t)
  for _, ruleset in ipairs { "dp", "xy", "sm", "sv" } do
    t:position {
      ruleset = ruleset,
      me = { active = "ex7-46", bench = { "dp6-106" }, hand = { "dp6-68" } },
      opponent = { active = "dp3-55" },
    }
    t:illegal("evolve", "dp6-68", "active")
    t:legal("evolve", "dp6-68", "bench 1")
  end
end)

test("Miraculous Comeback: the Pokémon of both players, unequal in number", function(t)
  for mine, coins in pairs { [0] = "TTTT", [1] = "TTTTT" } do
    t:position {
      me = { active = { "ex7-46", energy = "LL" }, bench = mine == 1 and { "dp3-94" } or {} },
      opponent = { active = "dp3-55", bench = { "dp3-94", "dp3-94" } },
    }
    t:coins(coins)
    t:attack "Miraculous Comeback"
    t:equal(t:events("damaged")[1].value, 10 * #coins)
    if t:purpose() == "prize" then t:answer(1) end
    if t:purpose() == "promote" then t:answer "bench 1" end
  end
end)
