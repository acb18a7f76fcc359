-- Section 8.4: Trainer cards by kind.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }
local official = { rulesets = { "dp", "xy", "sm", "sv" } }

test("TRN-01: a Trainer card is carried out, then discarded", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", damage = 50 }, hand = { "neutral-16" } },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-16"
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.hand, {})
  t:equal(t.me.discard, { "neutral-16" })
end)

test("TRN-01: cards that stay in play are not discarded", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-4",
      hand = { "neutral-22", "neutral-19", "neutral-37", "neutral-38" },
    },
    opponent = { active = "neutral-4" },
  }
  t:play("neutral-22", "active")
  t:play "neutral-19"
  t:bench "neutral-37"
  t:play("neutral-38", "active")
  t:equal(t.me.active.attached, { "neutral-22", "neutral-38" })
  t:equal(t.me.bench[1].id, "neutral-37")
  t:equal(t.stadium, "neutral-19")
  t:equal(t.me.discard, {})
  t:end_turn()
  t:equal(t.me.discard, { "neutral-38" })  -- the card says so
  t:equal(t.me.active.attached, { "neutral-22" })
  t:equal(t.me.bench[1].id, "neutral-37")
end)

test("TRN-01: what a card needs must be there to play it", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-1", hand = { "neutral-28", "neutral-30" } },
    opponent = { active = "neutral-4", bench = { "neutral-2" } },
  }
  t:illegal("play", "neutral-28")  -- no Benched Pokémon
  t:illegal("play", "neutral-30")  -- no evolved Pokémon
end)

test("TRN-02: Items and Tools without limit", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-4",
      bench = { "neutral-1" },
      hand = { "neutral-15", "neutral-15", "neutral-15", "neutral-21", "neutral-21" },
    },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-15"
  t:play "neutral-15"
  t:play "neutral-15"
  t:play("neutral-21", "active")
  t:play("neutral-21", "bench 1")
  t:equal(t.me.discard, { "neutral-15", "neutral-15", "neutral-15" })
  t:equal(#t.me.hand, 21)
end)

test("TRN-03 T-12 NOTE-04: one Supporter per turn", official, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", hand = { "neutral-17", "neutral-18", "neutral-17" } },
    opponent = { active = "neutral-4", hand = { "neutral-17" } },
  }
  t:play "neutral-17"
  t:illegal("play", "neutral-18")
  t:illegal("play", "neutral-17")
  t:end_turn()
  t:legal("play", "neutral-17")  -- the opponent's own Supporter
  t:end_turn()
  t:legal("play", "neutral-18")
end)

test("TRN-04 T-14: a Supporter lies beside the Active Pokémon until the turn ends (dp)", function(t)
  t:position {
    me = { active = "neutral-4", hand = { "neutral-17" } },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-17"
  t:equal(#t.me.hand, 1)
  t:equal(t.me.beside, { "neutral-17" })
  t:equal(t.me.discard, {})
  t:end_turn()
  t:equal(t.me.beside, {})
  t:equal(t.me.discard, { "neutral-17" })
end)

test("TRN-04 T-14: an attack that ends the turn discards the Supporter too (dp)", function(t)
  t:position {
    me = { active = { "neutral-4", energy = "G" }, hand = { "neutral-17" } },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-17"
  t:attack "Push"
  t:equal(t.me.discard, { "neutral-17" })
end)

test(
  "TRN-04 T-14: a Supporter goes at once",
  { rulesets = { "xy", "sm", "sv", "primer" } },
  function(t, profile)
    t:position {
      ruleset = profile,
      me = { active = "neutral-4", hand = { "neutral-17" } },
      opponent = { active = "neutral-4" },
    }
    t:play "neutral-17"
    t:equal(#t.me.hand, 1)
    t:equal(t.me.beside, {})
    t:equal(t.me.discard, { "neutral-17" })
  end
)

test("TRN-05: a Stadium affects both players while it is in play", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-1", bench = { "neutral-4" }, hand = { "neutral-19" } },
    opponent = { active = "neutral-1", bench = { "neutral-4" } },
  }
  t:illegal "retreat"
  t:play "neutral-19"
  t:equal(t.stadium, "neutral-19")
  t:legal("retreat", "bench 1")
  t:end_turn()
  t:legal("retreat", "opponent bench 1")
end)

test("TRN-05: a new Stadium replaces the old one, whoever played it", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-1", bench = { "neutral-4" }, hand = { "neutral-19" } },
    opponent = { active = "neutral-1", bench = { "neutral-4" }, hand = { "neutral-40" } },
  }
  t:play "neutral-19"
  t:equal(t.me.active.hp, 50)
  t:end_turn()
  t:legal "retreat"
  t:play "neutral-40"
  t:equal(t.stadium, "neutral-40")
  t:illegal "retreat"
  t:equal(t.me.active.hp, 60)
  t:equal(t.me.discard, { "neutral-19" })
  t:equal(t.opponent.discard, {})
end)

test("TRN-06 T-13 NOTE-04: one Stadium per turn", official, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-4", hand = { "neutral-19", "neutral-40" } },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-19"
  t:illegal("play", "neutral-40")
  t:end_turn()
  t:end_turn()
  t:play "neutral-40"
  t:equal(t.me.discard, { "neutral-19" })
end)

test("TRN-07 T-15 GAP-12: no Stadium of the name of the one in play", official, function(t, profile)
  t:position {
    ruleset = profile,
    stadium = "neutral-19",
    me = { active = "neutral-4", hand = { "neutral-19", "neutral-40" } },
    opponent = { active = "neutral-4" },
  }
  t:illegal("play", "neutral-19")
  t:play "neutral-40"
  t:end_turn()
  t:end_turn()
  t:legal("play", "neutral-19")
end)

test("TRN-07 T-15: nothing forbids a Stadium of the same name (primer)", function(t)
  t:position {
    ruleset = "primer",
    stadium = "neutral-19",
    me = { active = "neutral-4", hand = { "neutral-19" } },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-19"
  t:equal(t.stadium, "neutral-19")
  t:equal(t.me.discard, { "neutral-19" })
end)

test("TRN-05: a Stadium that is used, by each player once per turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    stadium = "neutral-20",
    me = { active = "neutral-4" },
    opponent = { active = "neutral-4" },
  }
  t:use_stadium()
  t:equal(#t.me.hand, 1)
  t:illegal "use_stadium"
  t:end_turn()
  t:use_stadium()
  t:equal(#t.opponent.hand, 2)
  t:illegal "use_stadium"
  t:end_turn()
  t:legal "use_stadium"
end)

test("TRN-05: a Stadium is used only as its text allows", all, function(t, profile)
  t:position {
    ruleset = profile,
    stadium = "neutral-20",
    me = { active = "neutral-4", hand = { "neutral-2", "neutral-2", "neutral-2", "neutral-2" } },
    opponent = { active = "neutral-4" },
  }
  t:illegal "use_stadium"
  t:end_turn()
  t:legal "use_stadium"
end)

test("TRN-05: the next Stadium may be used in the same turn", all, function(t, profile)
  t:position {
    ruleset = profile,
    stadium = "neutral-20",
    me = { active = "neutral-4", hand = { "neutral-44" } },
    opponent = { active = "neutral-4" },
  }
  t:use_stadium()
  t:illegal "use_stadium"
  t:play "neutral-44"
  t:use_stadium()
  t:equal(t.opponent.active.damage, 10)
end)

test("TRN-08: a Tool stays on its Pokémon, which can have only one", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-1", bench = { "neutral-4" }, hand = { "neutral-21", "neutral-22" } },
    opponent = { active = "neutral-1" },
  }
  t:illegal("play", "neutral-21", "opponent active")
  t:play("neutral-21", "active")
  t:equal(t.me.active.hp, 70)
  t:illegal("play", "neutral-22", "active")
  t:legal("play", "neutral-22", "bench 1")
  t:end_turn()
  t:end_turn()
  t:equal(t.me.active.attached, { "neutral-21" })
  t:illegal("play", "neutral-22", "active")
end)

test("TRN-08: an effect cannot attach a second Tool, either", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = { "neutral-133", attached = { "neutral-21" } },
      bench = { "neutral-4" },
      discard = { "neutral-22" },
    },
    opponent = { active = "neutral-4" },
  }
  t:attack "Fit Out"
  t:answer "active"
  t:equal(t.me.active.attached, { "neutral-21" })
  t:equal(t.me.discard, { "neutral-22" })
  t:end_turn()
  t:attack "Fit Out"
  t:answer "bench 1"
  t:equal(t.me.bench[1].attached, { "neutral-22" })
end)

local function items_of_discard(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-4",
      hand = { "neutral-32" },
      discard = { "neutral-15", "neutral-17", "neutral-21" },
    },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-32"
  t:answer(1)
end

test(
  "TRN-09 T-16: a Tool is a sort of Item",
  { rulesets = { "dp", "xy", "sm" } },
  function(t, profile)
    items_of_discard(t, profile)
    t:options("neutral-15", "neutral-21")
    t:answer "neutral-21"
    t:equal(t.me.hand, { "neutral-21" })
  end
)

test("TRN-09 T-16: a Tool is a kind of its own (sv)", function(t)
  items_of_discard(t, "sv")
  t:options "neutral-15"
  t:answer "neutral-15"
end)

test("TRN-09: a text about Tools names Tools in every era", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-4",
      hand = { "neutral-32" },
      discard = { "neutral-15", "neutral-17", "neutral-21" },
    },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-32"
  t:answer(4)
  t:options "neutral-21"
  t:answer "neutral-21"
end)

test("TRN-08: Tools that a Pokémon may no longer have are discarded", function(t)
  t:position {
    me = {
      active = { "vocabulary-35", attached = { "neutral-21", "neutral-22" } },
      hand = { "vocabulary-41" },
    },
    opponent = { active = "neutral-4" },
  }
  t:equal(t:purpose(), "main_phase")  -- its Ability allows two
  t:evolve("vocabulary-41", "active")
  t:equal(t:purpose(), "discard")
  t:options { "neutral-21 on active", "neutral-22 on active" }
  t:answer "neutral-21"
  t:equal(t.me.discard, { "neutral-21" })
  t:equal(t.me.active.attached, { "neutral-22" })
end)
