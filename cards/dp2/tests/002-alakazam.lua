local function power(t, alakazam, hand)
  t:position {
    me = { active = alakazam or "dp2-2", hand = hand or { "dp3-94", "dp3-55" } },
    opponent = { active = "dp3-131", bench = { "dp3-94" } },
  }
  t:end_turn()
end

test("Power Cancel: the Poké-Power does nothing, and counts as used", function(t)
  power(t)
  t:use "Teleportation"
  t:answer(true)
  t:equal(t.opponent.active.id, "dp3-131")
  t:equal(#t.me.discard, 2)
  t:illegal("use", "Teleportation")
end)

test("Power Cancel: only if one likes", function(t)
  power(t)
  t:use "Teleportation"
  t:answer(false)
  t:equal(t.opponent.active.id, "dp3-94")
  t:equal(#t.me.discard, 0)
end)

test("Power Cancel: not without 2 cards, nor with a Special Condition", function(t)
  power(t, nil, { "dp3-94" })
  t:use "Teleportation"
  t:equal(t.opponent.active.id, "dp3-94")
  power(t, { "dp2-2", conditions = { "confused" } })
  t:use "Teleportation"
  t:equal(t.opponent.active.id, "dp3-94")
end)

test("Power Cancel: once in a turn", function(t)
  t:position {
    me = { active = "dp2-2", hand = { "dp3-94", "dp3-55", "dp3-94", "dp3-55" } },
    opponent = { active = "dp3-131", bench = { "dp3-94", "dp3-131" } },
  }
  t:end_turn()
  t:use("Teleportation", "opponent active")
  t:answer(true)
  t:fails(function() t:answer("dp3-94", "dp3-55", "dp3-94") end, "takes 2 to 2 picks, not 3")
  t:answer("dp3-94", "dp3-55")
  t:use("Teleportation", "opponent bench 2")
  t:equal(#t.me.hand, 2)
  t:equal(t.opponent.bench[2].id, "dp3-131")
end)

test("Power Cancel: not in the own turn", function(t)
  t:position {
    me = { active = "dp2-2", hand = { "dp3-94", "dp3-55" }, bench = { "dp3-131" } },
    opponent = { active = "dp3-55" },
  }
  t:use "Teleportation"
  t:equal(t.me.active.id, "dp3-131")
end)

test("Power Cancel: a Poké-Power that reacts to something, too", function(t)
  t:position {
    me = { active = "dp2-2", hand = { "dp3-94", "dp3-55" } },
    opponent = {
      active = "dp3-55",
      bench = { "dp3-89" },
      hand = { "dp3-22" },
      discard = { "dp1-124", "dp1-124" },
    },
  }
  t:end_turn()
  t:evolve("dp3-22", "opponent bench 1")
  t:answer(true)  -- the opponent uses Flame Dash
  t:equal(t:asked(), "me")
  t:answer(true)
  t:equal(#t.me.discard, 2)
  t:equal(t.opponent.active.id, "dp3-55")
end)

local function guarded(t, attacker)
  t:position {
    me = { active = { "dp2-2", energy = "PPP" } },
    opponent = { active = attacker, bench = { "dp3-94" } },
  }
  t:attack "Psychic Guard"
end

test("Psychic Guard: 30 less from a Stage 2 Pokémon", function(t)
  guarded(t, { "dp3-20", energy = "GGGGGG" })
  t:coins "T"
  t:attack "Giant Bloom"
  t:equal(t.me.active.damage, 30)
end)

test("Psychic Guard: not from a Stage 1 Pokémon", function(t)
  guarded(t, { "dp3-48", energy = "FFFF" })
  t:attack "Bash In"
  t:equal(t.me.active.damage, 70)
end)

test("Power Cancel: not for a Poké-Power of one's own", function(t)
  t:position {
    me = {
      active = { "dp7-18", damage = 100 },
      bench = { "dp2-2" },
      hand = { "dp3-94", "dp3-55" },
    },
    opponent = { active = { "dp3-48", energy = "FFFF" }, bench = { "dp3-98" } },
  }
  t:end_turn()
  t:attack "Bash In"
  t:answer(true)  -- Fainting Spell
  t:coins "T"
  t:answer(1)
  t:equal(#t.me.hand, 3)
end)

test("Power Cancel: exactly two cards", function(t)
  power(t, nil, { "dp3-94", "dp3-55", "dp3-98" })
  t:use "Teleportation"
  t:answer(true)
  t:fails(function() t:answer "dp3-94" end, "takes 2 to 2 picks, not 1")
  t:answer("dp3-94", "dp3-98")
  t:equal(t.me.hand, { "dp3-55" })
end)

test("Psychic Guard: only in the opponent's next turn", function(t)
  guarded(t, { "dp3-20", energy = "GGGGGG" })
  t:end_turn()
  t:end_turn()
  t:coins "T"
  t:attack "Giant Bloom"
  t:equal(t.me.active.damage, 60)
end)
