local function timepiece(me, more)
  me.hand = { "me1-128", table.unpack(more or {}) }
  return { ruleset = "sv", me = me, opponent = { active = "sv1-38" } }
end

test("Strange Timepiece: a Stage 1 becomes a Basic, and all else stays", function(t)
  t:position(timepiece { active = { "sv1-85", under = { "sv1-84" }, energy = "P", damage = 30 } })
  t:play "me1-128"
  t:equal(t.me.active.id, "sv1-84")
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.energy, "P")
  t:equal(t.me.hand, { "sv1-85" })
  t:equal(t.me.discard, { "me1-128" })
end)

test("Strange Timepiece: of a Stage 2, the highest Stage alone", function(t)
  t:position(timepiece { active = { "sv1-86", under = { "sv1-85", "sv1-84" } } })
  t:play "me1-128"
  t:answer(false)
  t:equal(t.me.active.id, "sv1-85")
  t:equal(t.me.active.under, { "sv1-84" })
  t:equal(t.me.hand, { "sv1-86" })
end)

test("Strange Timepiece: or both Evolution cards", function(t)
  t:position(timepiece { active = { "sv1-86", under = { "sv1-85", "sv1-84" } } })
  t:play "me1-128"
  t:answer(true)
  t:equal(t.me.active.id, "sv1-84")
  t:equal(t.me.active.under, {})
  t:equal(t.me.hand, { "sv1-86", "sv1-85" })
end)

test("Strange Timepiece: one own evolved Psychic Pokémon, on the Bench too", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-85", bench = { "sv1-84", "sv9-27", "sv8-71" }, hand = { "me1-128" } },
    opponent = { active = "sv1-85" },
  }
  t:play "me1-128"
  t:options { "active", "bench 3" }
  t:answer "bench 3"
  t:changed {
    ["bench 3"] = "Togepi",
    ["bench 3 under"] = true,
    ["lasting on bench 3"] = true,
    ["me hand"] = { "+ Togetic", "- Strange Timepiece" },
    ["me discard"] = { "+ Strange Timepiece" },
  }
end)

test("Strange Timepiece: not without an evolved Psychic Pokémon of one's own", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-84", bench = { "sv9-27" }, hand = { "me1-128" } },
    opponent = { active = "sv1-85" },
  }
  t:illegal("play", "me1-128")
end)

test("Strange Timepiece: that Pokémon can't evolve this turn, others can", function(t)
  t:position(timepiece({ active = "sv1-85", bench = { "sv1-84" } }, { "sv1-85" }))
  t:play "me1-128"
  t:illegal("evolve", "sv1-85", "active")
  t:legal("evolve", "sv1-85", "bench 1")
  t:end_turn()
  t:end_turn()
  t:legal("evolve", "sv1-85", "active")
end)

test("Strange Timepiece: nor by Rare Candy", function(t)
  t:position(timepiece({ active = { "sv1-86", under = { "sv1-85", "sv1-84" } } }, { "sv1-191" }))
  t:play "me1-128"
  t:answer(true)
  t:illegal("play", "sv1-191")
  t:end_turn()
  t:end_turn()
  t:play "sv1-191"
  t:equal(t.me.active.id, "sv1-86")
end)

test("Strange Timepiece: Rare Candy on another Pokémon", function(t)
  t:position(timepiece(
    { active = { "sv1-86", under = { "sv1-85", "sv1-84" } }, bench = { "sv1-84" } },
    { "sv1-191" }
  ))
  t:play "me1-128"
  t:answer(true)
  t:play "sv1-191"
  t:equal(t.me.active.id, "sv1-84")
  t:equal(t.me.bench[1].id, "sv1-86")
end)

test("Strange Timepiece: with as much damage as the lower HP it is Knocked Out", function(t)
  t:position(timepiece { active = { "sv1-85", damage = 70 }, bench = { "sv1-38" } })
  t:play "me1-128"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.me.hand, { "sv1-85" })
end)

test("Strange Timepiece: any number of Items a turn", function(t)
  t:position(timepiece({ active = { "sv1-86", under = { "sv1-85", "sv1-84" } } }, { "me1-128" }))
  t:play "me1-128"
  t:answer(false)
  t:play "me1-128"
  t:equal(t.me.active.id, "sv1-84")
end)
