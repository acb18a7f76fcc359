local function with_jamming(opponents_bench)
  return {
    me = {
      active = { "dp3-113", energy = "" },
      bench = { "dp3-94" },
      hand = { "dp3-122", "dp3-127" },
    },
    opponent = { active = { "dp3-77", damage = 10 }, bench = opponents_bench },
  }
end

test("Jamming: a Supporter of the opponent, 1 damage counter on each of their Pokémon", function(t)
  t:position(with_jamming { "dp3-1" })
  t:play "dp3-122"
  t:answer "dp3-127"
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.bench[1].damage, 10)
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Jamming: it comes after the Supporter's effect", function(t)
  t:position(with_jamming { "dp3-1" })
  t:play "dp3-122"
  t:equal(t:purpose(), "to_deck")
  t:equal(t.me.active.damage, 0)
  t:answer "dp3-127"
  t:equal(t.me.active.damage, 10)
end)

test("Jamming: only one in a turn", function(t)
  t:position(with_jamming { "dp3-1", "dp3-1" })
  t:play "dp3-122"
  t:answer "dp3-127"
  t:equal(t.me.active.damage, 10)
  t:equal(t.me.bench[1].damage, 10)
end)

test("Jamming: other Trainer cards do not set it off", function(t)
  local position = with_jamming { "dp3-1" }
  position.me.active.damage = 30
  t:position(position)
  t:play "dp3-127"
  t:equal(t.me.active.damage, 10)
end)

test("Jamming: nor do the own Supporters", function(t)
  t:position { me = { active = "dp3-1", hand = { "dp3-122" } }, opponent = { active = "dp3-113" } }
  t:play "dp3-122"
  t:equal(t.me.active.damage, 0)
  t:equal(t.opponent.active.damage, 0)
end)

test("GAP-18: Jamming may Knock Out in the middle of the turn", function(t)
  local position = with_jamming { "dp3-1" }
  position.me.bench[1] = { "dp3-94", damage = 40 }
  t:position(position)
  t:play "dp3-122"
  t:answer "dp3-127"
  t:equal(t:asked(), "opponent")
  t:equal(t:purpose(), "prize")
  t:answer(1)
  t:equal(t.me.discard, { "dp3-94" })
  t:equal(t.opponent.prizes_left, 5)
  t:equal(t.turn_player, "me")
  t:legal("attack", "Lead")
end)

local function cluster_bolt(energy, attached)
  return {
    me = { active = { "dp3-1", energy = energy, attached = attached } },
    opponent = {
      active = "dp3-55",
      bench = { { "dp3-98", energy = "F" }, "dp3-98", { "dp3-55", energy = "LL" } },
    },
  }
end

test("Cluster Bolt: for all Lightning Energy, 20 to each Benched Pokémon with Energy", function(t)
  t:position(cluster_bolt "LLF")
  t:attack "Cluster Bolt"
  t:answer(true)
  t:equal(t.opponent.active.damage, 70)
  t:equal(t.opponent.bench[1].damage, 20)  -- its Resistance is not applied
  t:equal(t.opponent.bench[2].damage, 0)
  t:equal(t.opponent.bench[3].damage, 20)
  t:equal(t.me.active.energy, "F")
end)

test("Cluster Bolt: keeping the Energy, 70 damage", function(t)
  t:position(cluster_bolt "LLF")
  t:attack "Cluster Bolt"
  t:answer(false)
  t:equal(t.opponent.active.damage, 70)
  t:equal(t.opponent.bench[1].damage, 0)
  t:equal(t.me.active.energy, "LLF")
end)

test("Cluster Bolt: an Electrode attached as Energy is Lightning Energy too", function(t)
  t:position(cluster_bolt("FF", { "dp3-26" }))
  t:attack "Cluster Bolt"
  t:answer(true)
  t:equal(t.me.active.energy, "FF")
  t:equal(t.me.discard, { "dp3-26" })
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("Cluster Bolt: copied without Lightning Energy, there is nothing to ask", function(t)
  t:position {
    me = { active = { "dp1-22", energy = "FFF" } },
    opponent = { active = "dp3-1", bench = { { "dp3-98", energy = "F" } } },
  }
  t:attack "Metronome"
  t:equal(t.opponent.active.damage, 70)
  t:equal(t.opponent.bench[1].damage, 0)
end)
