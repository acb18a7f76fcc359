local function fangs(t, active, bench, hand)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = { "sv8-45", energy = "WW" }, bench = { "sv1-13" } },
    opponent = { active = active, bench = bench, hand = hand },
  }
  t:attack "Frigid Fangs"
end

test("Frigid Fangs: with 2 Energy no attack in the opponent's next turn", function(t)
  fangs(t, { "sv1-80", energy = "LL" })
  t:equal(t.opponent.active.damage, 60)
  t:illegal("attack", "Sharp Fang")
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Sharp Fang")
end)

test("Frigid Fangs: with 3 Energy it can attack", function(t)
  fangs(t, { "sv1-80", energy = "LLF" })
  t:legal("attack", "Sharp Fang")
end)

test("Frigid Fangs: with the third Energy attached in that turn, too", function(t)
  fangs(t, { "sv1-80", energy = "LL" }, {}, { "dp1-128" })
  t:illegal("attack", "Sharp Fang")
  t:attach("dp1-128", "opponent active")
  t:legal("attack", "Sharp Fang")
end)

test("Frigid Fangs: a card that provides 2 Energy counts as 2", function(t)
  fangs(t, { "sv10-114", energy = "D", attached = { "sv10-182" } })
  t:legal("attack", "Surprise Attack")
end)

test("Frigid Fangs: one that evolves or becomes Active then, too", function(t)
  fangs(t, { "sv2-62", energy = "LL" }, { { "sv1-80", energy = "LL" } }, { "sv2-64" })
  t:evolve("sv2-64", "opponent active")
  t:illegal("attack", "Electrocharge")
  t:retreat "opponent bench 1"
  t:illegal("attack", "Sharp Fang")
end)

test("Frigid Fangs: one that comes into play then, even with an attack without cost", function(t)
  fangs(t, { "sv1-80", energy = "LL" }, {}, { "dp3-82", "bw1-104" })
  t:bench "dp3-82"
  t:play "bw1-104"
  t:equal(t.opponent.active.id, "dp3-82")
  t:illegal("attack", "Gnaw")
end)

test("Frigid Fangs: it stays when Walrein leaves the Active Spot", function(t)
  fangs(t, { "sv1-80", energy = "LL" }, {}, { "sv2-172" })
  t:play "sv2-172"
  t:illegal("attack", "Sharp Fang")
end)

test("Frigid Fangs: my own Pokémon can attack", function(t)
  fangs(t, { "sv1-80", energy = "LLF" })
  t:end_turn()
  t:legal("attack", "Frigid Fangs")
end)

test("Megaton Fall: 50 damage to itself", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv8-45", energy = "WW" } },
    opponent = { active = "me1-36" },
  }
  t:attack "Megaton Fall"
  t:changed { ["opponent active damage"] = 170, ["active damage"] = 50 }
end)
