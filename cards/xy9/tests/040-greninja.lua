local function stitching(opponent)
  return {
    ruleset = "xy",
    me = {
      active = { "xy9-40", energy = "R" },
      bench = { { "xy0-26", damage = 10 }, "bw7-63", "xy0-28" },
    },
    opponent = opponent,
  }
end

test("Shadow Stitching: the opponent's Pokémon have no Abilities in the next turn", function(t)
  t:position(stitching { active = "xy0-26", bench = { "bw7-63" } })
  t:attack "Shadow Stitching"
  t:equal(t.opponent.active.damage, 40)
  t:illegal("use", "Sinister Hand")
  t:end_turn()
  t:legal("use", "Sinister Hand", "bench 2")
  t:end_turn()
  t:legal("use", "Sinister Hand", "opponent bench 1")
end)

test("Shadow Stitching: nor have those that come into play then", function(t)
  t:position(stitching {
    active = "xy0-26",
    bench = { "bw7-62", "xy8-58" },
    hand = { "bw7-63", "xy8-59" },
  })
  t:attack "Shadow Stitching"
  t:evolve("bw7-63", "opponent bench 1")
  t:illegal("use", "Sinister Hand")
  t:evolve("xy8-59", "opponent bench 2")
  t:equal(t.me.active.conditions, {})
end)

test("Shadow Stitching: the damage comes first, so Fur Coat still reduces it", function(t)
  t:position(stitching { active = "xy1-114" })
  t:attack "Shadow Stitching"
  t:equal(t.opponent.active.damage, 20)
end)

local function slash(energy)
  return {
    ruleset = "xy",
    me = { active = { "xy9-40", energy = energy } },
    opponent = { active = "xy0-26" },
  }
end

test("Moonlight Slash: 20 more damage for a Water Energy card taken back", function(t)
  t:position(slash "WWR")
  t:attack "Moonlight Slash"
  t:options { "dp1-125 on active" }
  t:answer "dp1-125"
  t:equal(t.opponent.active.damage, 80)
  t:equal(t.me.active.energy, "WR")
  t:equal(t.me.hand, { "dp1-125" })
end)

test("Moonlight Slash: it need not be taken back", function(t)
  t:position(slash "W")
  t:attack "Moonlight Slash"
  t:answer "stop"
  t:changed { ["opponent active damage"] = 60 }
end)
