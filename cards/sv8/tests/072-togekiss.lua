local function kiss(bench, theirs)
  return {
    ruleset = "sv",
    me = { active = { "sv8-72", energy = "PPP" }, bench = bench },
    opponent = theirs or { active = "sv8-71", bench = { "sv1-38" } },
  }
end

test("Wonder Kiss: heads, 1 more Prize card", function(t)
  t:position(kiss())
  t:coins "H"
  t:attack "Speed Wing"
  t:answer(1)
  t:answer(1)
  t:equal(t.me.prizes_left, 4)
end)

test("Wonder Kiss: tails, none", function(t)
  t:position(kiss())
  t:coins "T"
  t:attack "Speed Wing"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)
end)

test("Wonder Kiss: it may be the last Prize card", function(t)
  for _, prizes in ipairs { 1, 2 } do
    local position = kiss()
    position.me.prizes = prizes
    t:position(position)
    t:coins "H"
    t:attack "Speed Wing"
    if prizes == 2 then t:answer(1) end
    t:equal(t.winner, "me")
  end
end)

test("Wonder Kiss: no coin for a Pokémon that is not Knocked Out", function(t)
  t:position(kiss(nil, { active = "sv1-38" }))
  t:attack "Speed Wing"
  t:equal(t.me.prizes_left, 6)
end)

test("Wonder Kiss: from the Bench, and one coin for two Togekiss", function(t)
  local position = kiss { "sv8-72", "sv8-72" }
  position.me.active = { "me1-41", energy = "W" }
  t:position(position)
  t:coins "H"
  t:attack "Water Shot"
  t:answer(1)
  t:answer(1)
  t:equal(t.me.prizes_left, 4)
end)

test("Wonder Kiss: not for a Benched Pokémon, nor for one's own", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-41", energy = "W" }, bench = { "sv8-72" } },
    opponent = { active = "sv1-38", bench = { "sv8-70" } },
  }
  t:attack "Bring Down"
  t:answer(1)
  t:equal(t.me.prizes_left, 5)

  t:position(kiss({ "sv1-38" }, { active = { "sv8-57", energy = "GLM" } }))
  t:end_turn()
  t:attack "Topaz Bolt"
  t:answer(1)
  t:equal(t.opponent.prizes_left, 5)
end)

test("Wonder Kiss: for a Knock Out by an effect", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "me1-41", energy = "W" }, bench = { "sv8-72" } },
    opponent = { active = "sv8-70", bench = { "sv1-38" } },
  }
  t:coins "H"
  t:attack "Bring Down"
  t:answer(1)
  t:answer(1)
  t:equal(t.me.prizes_left, 4)
end)

test("Wonder Kiss: between turns, too", function(t)
  t:position(kiss(nil, {
    active = { "sv8-70", damage = 40, conditions = { "poisoned" } },
    bench = { "sv1-38" },
  }))
  t:coins "H"
  t:end_turn()
  t:answer(1)
  t:answer(1)
  t:equal(t.me.prizes_left, 4)
end)

test("Wonder Kiss: in the opponent's turn", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "me1-36", bench = { "sv8-72" } },
    opponent = { active = { "sv1-38", energy = "RRR", damage = 160 }, bench = { "sv8-70" } },
  }
  t:end_turn()
  t:coins "H"
  t:attack "Blazing Shout"
  t:answer(1)
  t:answer(1)
  t:equal(t.me.prizes_left, 4)
end)
