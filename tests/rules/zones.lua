-- Section 4: zones. What a player may see of them is tested in tests/engine/zones_test.cpp.

local all = { rulesets = { "dp", "xy", "sm", "sv", "primer" } }

test("ZONE-03: a position has six Prize cards", function(t)
  t:position { me = { active = "neutral-4" }, opponent = { active = "neutral-4" } }
  t:equal(t.me.prizes_left, 6)
  t:equal(t.opponent.prizes_left, 6)
end)

test("ZONE-04: cards that leave play go to their owner's discard pile", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-11", energy = "R" }, bench = { "neutral-5" } },
    opponent = {
      active = { "neutral-2", energy = "G", attached = { "neutral-22" }, damage = 70 },
      bench = { "neutral-4" },
    },
  }
  t:attack "Flash"
  t:answer(1)
  t:equal(t.me.discard, {})
  local discarded = t.opponent.discard
  table.sort(discarded)
  t:equal(discarded, { "dp1-123", "neutral-1", "neutral-2", "neutral-22" })
end)

test("ZONE-05: an Active Pokémon that leaves play is replaced at once", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = { active = { "neutral-4", energy = "G" }, hand = { "neutral-29" } },
    opponent = { active = "neutral-1", bench = { "neutral-4", "neutral-5" } },
  }
  t:play "neutral-29"
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "promote")
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "neutral-5")
  t:equal(#t.opponent.bench, 1)
  t:equal(t.opponent.hand, { "neutral-1" })
  t:equal(t.me.prizes_left, 6)
  t:equal(t.turn_player, "me")
  t:legal("attack", "Push")
end)

test("ZONE-06: at most five Benched Pokémon", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-4",
      bench = { "neutral-1", "neutral-1", "neutral-1", "neutral-1" },
      hand = { "neutral-5", "neutral-39" },
    },
    opponent = { active = "neutral-4" },
  }
  t:bench "neutral-5"
  t:equal(#t.me.bench, 5)
  t:illegal("bench", "neutral-39")
end)

test("ZONE-07: Benched Pokémon are in play, other zones are not", all, function(t, profile)
  local position = {
    ruleset = profile,
    me = { active = "neutral-4", bench = { "neutral-13" }, hand = { "dp1-123", "dp1-123" } },
    opponent = { active = "neutral-4" },
  }
  t:position(position)
  t:use("Pulse", "bench 1")
  t:equal(t.opponent.active.damage, 10)
  t:illegal("attack", "Push")  -- the Energy is still in the hand
  t:attach("dp1-123", "active")
  t:legal("attack", "Push")

  position.me.bench = { "neutral-1" }
  position.me.hand = { "neutral-13" }
  position.me.discard = { "neutral-13" }
  position.me.deck = { "neutral-13" }
  position.me.prizes = { "neutral-13" }
  t:position(position)
  t:illegal("use", "Pulse")
end)

-- A Prism Energy provides every type and a Plated Energy provides Metal, but neither is a Metal
-- Energy card. The Special Energy of dp3 is one by its name.
test("ZONE-07: what a Special Energy provides counts only in play", all, function(t, profile)
  local cards = { "neutral-24", "neutral-57", "dp3-130", "dp1-130" }
  local position = {
    ruleset = profile,
    me = { active = { "neutral-131", attached = cards, energy = "R" }, discard = cards },
    opponent = { active = "neutral-4" },
  }
  t:position(position)
  t:attack "Salvage"
  t:options { "dp3-130", "dp1-130" }
  t:answer "dp1-130"

  t:position(position)
  t:attack "Pour"
  t:options(cards)
  t:answer "neutral-24"

  position.me.deck = { "neutral-24", "neutral-57", "dp3-130", "dp1-130", "dp1-123" }
  t:position(position)
  t:attack "Sift"
  t:equal(t.opponent.active.damage, 20)
end)

test("ZONE-08: in the opponent's turn only a Knock Out asks", all, function(t, profile)
  t:position {
    ruleset = profile,
    me = {
      active = "neutral-39",
      bench = { "neutral-13", "neutral-4" },
      hand = { "neutral-5", "neutral-15", "dp1-123" },
    },
    opponent = { active = { "neutral-2", energy = "GG" } },
  }
  t:end_turn()
  t:equal(t:asked(), "opponent")
  t:illegal("use", "Pulse")
  t:illegal("bench", "neutral-5")
  t:illegal("attach", "dp1-123", "active")
  t:attack "Whip"
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t:asked(), "me")
  t:equal(t:purpose(), "promote")
  t:options("bench 1", "bench 2")
  t:answer "bench 2"
  t:equal(t.me.active.id, "neutral-4")
  t:equal(t.turn_player, "me")
end)

for _, profile in ipairs { "sm", "sv" } do
  local name = "PRISM-02: what is told of a Pokémon that is discarded with what is on it"
  test(name .. " (" .. profile .. ")", function(t)
    local giratina, boost, wall = "sm5-58", "sm5-136", "neutral-4"
    local prism = { giratina, energy = "P", attached = { boost } }
    t:position {
      ruleset = profile,
      stadium = "neutral-144",
      me = {
        active = wall,
        bench = { prism, wall, wall, wall, wall, wall },
        hand = { "neutral-19" },
      },
      opponent = { active = wall },
    }
    t:play "neutral-19"
    t:answer "bench 1"
    t:equal(t.me.discard, { "neutral-144", "dp1-127" })
    t:events {
      { "left_play", card = giratina, to = "lost_zone" },
      { "card_moved", card = boost, to = "lost_zone" },
    }
  end)
end
