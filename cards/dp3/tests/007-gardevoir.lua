local function telepass(opponents_discard, me)
  me = me or {}
  me.active = me.active or "dp3-7"
  return {
    me = me,
    opponent = { active = "dp3-113", hand = { "dp3-94", "dp3-127" }, discard = opponents_discard },
  }
end

test("Telepass: the effect of a Supporter in the opponent's discard pile", function(t)
  t:position(telepass { "dp3-122", "dp3-127" })
  t:use "Telepass"
  t:equal(#t.me.hand, 2)  -- three drawn, one put back
  t:equal(t.opponent.discard, { "dp3-122", "dp3-127" })
  t:equal(t.me.discard, {})
end)

test("Telepass: the player chooses among several Supporters", function(t)
  t:position(telepass { "dp3-122", "dp3-126" })
  t:use "Telepass"
  t:options { "dp3-122", "dp3-126" }
  t:answer "dp3-126"
  t:pick "dp3-127"
  t:equal(#t.me.hand, 2)
  t:equal(t.opponent.hand, { "dp3-94" })
  t:equal(t.opponent.deck[#t.opponent.deck], "dp3-127")
end)

test("Telepass: it is not playing a Supporter", function(t)
  local deck = { "dp1-126", "dp1-126", "dp1-126" }
  t:position(telepass({ "dp3-122" }, { hand = { "dp3-122" }, deck = deck }))
  t:answer "dp1-126"
  t:use "Telepass"
  t:legal("play", "dp3-122")
end)

test("Telepass: so Jamming does not answer it", function(t)
  local position = telepass { "dp3-122" }
  position.opponent.bench = { "dp3-1" }
  t:position(position)
  t:use "Telepass"
  t:equal(t.me.active.damage, 0)
end)

test("Telepass: only one in a turn, whoever has it", function(t)
  t:position(telepass({ "dp3-122" }, { bench = { "dp3-7" } }))
  t:use("Telepass", "bench 1")
  t:illegal("use", "Telepass")
end)

test("Telepass: not with a Special Condition", function(t)
  t:position(telepass({ "dp3-122" }, { active = { "dp3-7", conditions = { "confused" } } }))
  t:illegal("use", "Telepass")
end)

test("Telepass: not without a Supporter in the opponent's discard pile", function(t)
  t:position(telepass({ "dp3-127" }, { discard = { "dp3-122" } }))
  t:illegal("use", "Telepass")
end)

test("Telepass: Bebe's Search without a card to put back does nothing", function(t)
  t:position(telepass { "dp2-109" })
  t:use "Telepass"
  t:equal(t.me.hand, {})
end)

local function psychic_lock(t, opponent)
  t:position {
    me = { active = { "dp3-7", energy = "PLL" }, bench = { "dp3-102" } },
    opponent = opponent,
  }
  t:attack "Psychic Lock"
end

test("Psychic Lock: no Poké-Power in the opponent's next turn", function(t)
  psychic_lock(t, { active = "dp3-25", discard = { "dp1-126" } })
  t:equal(t.opponent.active.damage, 60)
  t:illegal("use", "Motor Drive")
  t:end_turn()
  t:end_turn()
  t:legal("use", "Motor Drive")
end)

test("Psychic Lock: nor one that is set off by attaching", function(t)
  psychic_lock(t, { active = "dp3-16", hand = { "dp1-126" } })
  t:attach("dp1-126", "opponent active")
  t:equal(t.me.bench[1].damage, 0)
end)

test("Psychic Lock: nor one that answers a Knock Out", function(t)
  psychic_lock(t, { active = { "dp3-26", energy = "LL" }, bench = { "dp3-94" } })
  t:attack "Ion Blast"
  t:answer(true)
  t:equal(t:purpose(), "prize")
  t:equal(t:asked(), "me")
  t:answer(1)
  t:equal(t.opponent.active.attached, {})
end)

test("Psychic Lock: a Poké-Body goes on", function(t)
  psychic_lock(t, { active = "dp3-31", hand = { "dp1-124" } })
  t:attach("dp1-124", "opponent active")
  t:equal(t.opponent.active.damage, 40)
end)

test("Psychic Lock: the player's own Poké-Powers are free", function(t)
  psychic_lock(t, { active = { "dp3-113", energy = "" }, discard = { "dp3-122" } })
  t:end_turn()
  t:legal("use", "Telepass")
end)

test("Psychic Lock: in the turn of the attack Poké-Powers may still be used", function(t)
  t:position {
    me = { active = { "dp3-7", energy = "PPP" } },
    opponent = { active = { "dp3-10", damage = 60 }, bench = { "dp3-94" } },
  }
  t:coins "H"
  t:attack "Psychic Lock"
  t:answer(true)  -- Phoenix Turn
  t:answer(1)
  t:equal(t.opponent.active.id, "dp3-10")
  t:equal(t.opponent.active.damage, 0)
end)
