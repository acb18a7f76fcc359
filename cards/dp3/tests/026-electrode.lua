local function electrode(defender, bench, more)
  local me = { active = { "dp3-26", energy = "LF" }, bench = bench }
  for key, value in pairs(more or {}) do me.active[key] = value end
  return { me = me, opponent = { active = defender or "dp3-3", bench = { "dp3-95" } } }
end

test("Ion Blast: 40 damage", function(t)
  t:position(electrode())
  t:answer(false)
  t:attack "Ion Blast"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.me.active.damage, 0)
end)

test("Ion Blast: 60 more, 100 to itself; Energy Shift attaches it as Energy", function(t)
  t:position(electrode("dp3-3", { "dp3-94", "dp3-98" }))
  t:attack "Ion Blast"
  t:equal(t:purpose(), "yes_no")
  t:answer(true)
  t:equal(t:purpose(), "use_text")
  t:equal(t:asked(), "me")
  t:answer(true)
  t:equal(t:purpose(), "attach")
  t:options { "bench 1", "bench 2" }
  t:answer "bench 1"
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t:asked(), "me")
  t:equal(t:purpose(), "promote")
  t:answer "bench 1"
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.opponent.active.damage, 100)
  t:equal(t.me.active.id, "dp3-94")
  t:equal(t.me.active.attached, { "dp3-26" })
  t:equal(t.me.active.energy, "*")
  t:equal(#t.me.discard, 3)  -- Voltorb and the two Energy cards
end)

test("Energy Shift: the attached Electrode pays a cost of any type, once", function(t)
  t:position {
    me = { active = { "dp3-94", attached = { "dp3-26" } }, bench = { "dp3-98" } },
    opponent = { active = "dp3-55" },
  }
  t:legal("attack", "Thundershock")
  t:illegal("attack", "Static Shock")
  t:legal("retreat", "bench 1")
end)

test("Energy Shift: it may be left unused", function(t)
  t:position(electrode("dp3-3", { "dp3-94" }))
  t:answer(true)
  t:answer(false)
  t:attack "Ion Blast"
  t:answer(1)
  t:equal(t.me.active.id, "dp3-94")
  t:equal(t.me.active.attached, {})
  t:equal(#t.me.discard, 4)
end)

test("Energy Shift: the Prize taken for it may be the last", function(t)
  local position = electrode("dp3-3", { "dp3-94" })
  position.opponent.prizes = 1
  t:position(position)
  t:answer(true)
  t:answer(true)
  t:attack "Ion Blast"
  t:equal(t.winner, "opponent")
end)

test("Energy Shift: without another Pokémon there is nothing to ask", function(t)
  t:position(electrode("dp3-3", {}))
  t:answer(true)
  t:attack "Ion Blast"
  t:answer(1)
  t:equal(t.winner, "opponent")
end)

test("Energy Shift: not in the opponent's turn", function(t)
  t:position {
    me = { active = { "dp3-22", energy = "RRRR" } },
    opponent = { active = "dp3-26", bench = { "dp3-94" } },
  }
  t:attack "Inferno Onrush"
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t.opponent.active.attached, {})
end)

test("Energy Shift: not when damage counters Knock it Out", function(t)
  t:position(electrode("dp3-3", { "dp3-94" }, { conditions = { "confused" }, damage = 50 }))
  t:answer(false)
  t:coins "T"
  t:attack "Ion Blast"
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t.me.active.attached, {})
end)

test("EX-55: Energy Shift while both Active Pokémon are Knocked Out", function(t)
  local position = electrode("dp3-16", { "dp3-94", "dp3-98" })
  position.opponent.bench = { "dp3-95", "dp3-99" }
  t:position(position)
  t:answer(true)
  t:answer(true)
  t:answer "bench 2"
  t:attack "Ion Blast"
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t:asked(), "me")
  t:answer(1)
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "promote")
  t:answer "opponent bench 2"
  t:answer "bench 2"
  t:equal(t.me.active.attached, { "dp3-26" })
  t:equal(t.opponent.active.id, "dp3-99")
end)

test("Ion Blast: 100 damage to itself, no more and no less", function(t)
  t:position(electrode("dp3-3", { "dp3-94" }))
  t:answer(true)
  t:answer(false)
  t:attack "Ion Blast"
  t:equal(t:events("damaged")[2].value, 100)
  t:answer(1)
end)
