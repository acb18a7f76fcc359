-- Section 2: cards and what is printed on them.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }

test("CARD-02: Stage 1 and Stage 2 cards are Evolution cards, Basics are not", function(t)
  t:position {
    me = {
      active = "neutral-4",
      hand = { "neutral-31" },
      deck = { "neutral-1", "neutral-2", "neutral-3", "neutral-23", "neutral-15" },
    },
    opponent = { active = "neutral-4" },
  }
  t:play "neutral-31"
  t:options("neutral-2", "neutral-3")
  t:answer "neutral-3"
  t:equal(t.me.hand, { "neutral-3" })
end)

test("CARD-03: an Evolution card names what it evolves from", function(t)
  t:position {
    me = { active = "neutral-1", bench = { "neutral-2" }, hand = { "neutral-2", "neutral-3" } },
    opponent = { active = "neutral-4" },
  }
  t:legal("evolve", "neutral-2", "active")
  t:illegal("evolve", "neutral-2", "bench 1")
  t:legal("evolve", "neutral-3", "bench 1")
  t:illegal("evolve", "neutral-3", "active")
end)

local function catalog(kind, discard, profile)
  return function(t)
    t:position {
      ruleset = profile,
      me = { active = "neutral-4", hand = { "neutral-32" }, discard = discard },
      opponent = { active = "neutral-4" },
    }
    t:play "neutral-32"
    t:answer(kind)
  end
end

local trainers = { "neutral-15", "neutral-17", "neutral-19", "neutral-1", "neutral-23" }

test(
  "CARD-04 TRN-09 T-16: a Tool is among the Items, but a kind of its own in sv",
  all,
  function(t, profile)
    local discard = { "neutral-15", "neutral-21" }
    catalog(1, discard, profile)(t)
    if profile == "sv" then
      t:options "neutral-15"
      t:answer "neutral-15"
      catalog(4, discard, profile)(t)
    else
      t:options("neutral-15", "neutral-21")
    end
    t:answer "neutral-21"
    t:equal(t.me.hand, { "neutral-21" })
  end
)

test("CARD-01 CARD-04: the kinds of Trainer cards are told apart", function(t)
  local found = { { "neutral-15" }, { "neutral-17" }, { "neutral-19" } }
  for kind, cards in ipairs(found) do
    catalog(kind, trainers)(t)
    t:options(cards)
    t:answer(cards[1])
    t:equal(t.me.hand, cards)
  end
end)

test("CARD-01: Pokémon, Energy and Trainer cards are the three categories", function(t)
  catalog(5, trainers)(t)
  t:options("neutral-15", "neutral-17", "neutral-19")
  t:answer "neutral-17"
  catalog(6, trainers)(t)
  t:options "neutral-1"
  t:answer "neutral-1"
  catalog(7, trainers)(t)
  t:options "neutral-23"
  t:answer "neutral-23"
  t:equal(t.me.hand, { "neutral-23" })
end)

test("CARD-05 KO-01 EX-07: of 50 HP 4 counters leave some, 5 none", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = "neutral-13" },
    opponent = { active = "neutral-1", bench = { "neutral-4" } },
  }
  for _ = 1, 4 do t:use "Pulse" end
  t:equal(t.opponent.active.id, "neutral-1")
  t:equal(t.opponent.active.damage, 40)
  t:use "Pulse"
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t.opponent.active.id, "neutral-4")
  t:equal(t.opponent.discard, { "neutral-1" })
  t:equal(t.turn_player, "me")
end)

test("CARD-06: one of several attacks, with its cost, damage and text", function(t)
  t:position {
    me = { active = { "neutral-1", energy = "G" } },
    opponent = { active = "neutral-4" },
  }
  t:legal("attack", "Tap")
  t:illegal("attack", "Leaf Cut")
  t:position {
    me = { active = { "neutral-1", energy = "GR" } },
    opponent = { active = "neutral-4" },
  }
  t:legal("attack", "Tap")
  t:attack "Leaf Cut"
  t:equal(t.opponent.active.damage, 30)
end)

local function damage_to(t, attacker, attack, defender)
  t:position { me = { active = attacker }, opponent = { active = defender } }
  t:attack(attack)
  return t.opponent.active.damage
end

test("CARD-07: Weakness and Resistance as printed: types and amount", function(t)
  t:equal(damage_to(t, { "neutral-11", energy = "R" }, "Flash", "neutral-1"), 20)
  t:equal(damage_to(t, { "neutral-35", energy = "W" }, "Splash", "neutral-1"), 0)
  t:equal(damage_to(t, { "neutral-14", energy = "P" }, "Recoil", "neutral-1"), 20)
end)

test("CARD-07: a Pokémon may have neither", function(t)
  t:equal(damage_to(t, { "neutral-11", energy = "R" }, "Flash", "neutral-4"), 10)
  t:equal(damage_to(t, { "neutral-35", energy = "W" }, "Splash", "neutral-4"), 20)
end)

test("CARD-08: the Retreat Cost is the number of symbols, none is free", function(t)
  local function with(active)
    t:position {
      me = { active = active, bench = { "neutral-39" } },
      opponent = { active = "neutral-4" },
    }
  end
  with "neutral-5"
  t:legal("retreat", "bench 1")
  with "neutral-1"
  t:illegal("retreat", "bench 1")
  with { "neutral-1", energy = "G" }
  t:legal("retreat", "bench 1")
  with { "neutral-4", energy = "G" }
  t:illegal("retreat", "bench 1")
  with { "neutral-4", energy = "GG" }
  t:legal("retreat", "bench 1")
end)

test("CARD-09: evolved is a Pokémon with another Pokémon under it", function(t)
  t:position {
    me = {
      active = { "neutral-3", damage = 30 },
      bench = { { "neutral-2", damage = 30 }, { "neutral-1", damage = 30 } },
      hand = { "neutral-33" },
    },
    opponent = { active = { "neutral-2", damage = 30 } },
  }
  t:play "neutral-33"
  t:options("active", "bench 1")
  t:answer "bench 1"
  t:equal(t.me.bench[1].damage, 20)
end)

test("CARD-09: an Evolution card that lies on nothing is not evolved", function(t)
  t:position {
    me = { active = { "neutral-2", under = {}, damage = 30 }, hand = { "neutral-33" } },
    opponent = { active = "neutral-2" },
  }
  t:illegal("play", "neutral-33")
end)

test("CARD-10: a damage counter is 10 damage", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-13", damage = 30 }, hand = { "neutral-16" } },
    opponent = { active = "neutral-4" },
  }
  t:use "Pulse"
  t:equal(t.opponent.active.damage, 10)
  t:play "neutral-16"
  t:equal(t.me.active.damage, 10)
end)

test("CARD-10: damage counters stay on the way to the Bench", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-5", damage = 30 }, bench = { { "neutral-4", damage = 20 } } },
    opponent = { active = "neutral-4" },
  }
  t:retreat "bench 1"
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.bench[1].damage, 30)
end)

test("CARD-11: Attacking and Defending Pokémon", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-14", energy = "P" }, bench = { "neutral-4" } },
    opponent = { active = "neutral-4", bench = { "neutral-4" } },
  }
  t:attack "Recoil"
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.bench[1].damage, 0)
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("CARD-12: a text that names a kind means the printed kind", function(t)
  -- A Trainer card played as a Basic Pokémon is not a Pokémon card.
  local discard = { "neutral-1", "neutral-2", "neutral-37" }
  catalog(6, discard)(t)
  t:options "neutral-1"
  t:answer "neutral-1"
  catalog(8, discard)(t)
  t:options "neutral-2"
  t:answer "neutral-2"
  catalog(1, discard)(t)
  t:options "neutral-37"
  t:answer "neutral-37"
  t:equal(t.me.hand, { "neutral-37" })
end)

test("CARD-13: a card text goes before the rules", all, function(t, profile)
  local position = {
    ruleset = profile,
    me = {
      active = { "neutral-34", new = true },
      bench = { { "neutral-1", new = true } },
      hand = { "neutral-35", "neutral-2" },
    },
    opponent = { active = "neutral-4" },
  }
  t:position(position)
  t:illegal("evolve", "neutral-2")
  t:evolve("neutral-35", "active")
  t:equal(t.me.active.id, "neutral-35")
end)

test("CARD-13 EVO-07: a text lifts the first turn's ban", all, function(t, profile)
  for turn = 1, 2 do
    t:position {
      ruleset = profile,
      turn = turn,
      me = { active = "neutral-34", bench = { "neutral-1" }, hand = { "neutral-35", "neutral-2" } },
      opponent = { active = "neutral-4" },
    }
    t:illegal("evolve", "neutral-2")
    t:legal("evolve", "neutral-35", "active")
  end
end)

test("CARD-13: of two texts the forbidding one applies", all, function(t, profile)
  t:position {
    ruleset = profile,
    stadium = "neutral-36",
    me = {
      active = "neutral-34",
      bench = { { "neutral-34", new = true } },
      hand = { "neutral-35" },
    },
    opponent = { active = "neutral-4" },
  }
  t:illegal("evolve", "neutral-35")
end)
