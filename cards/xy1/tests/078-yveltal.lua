local function wing(bench, discard)
  return {
    ruleset = "xy",
    me = { active = { "xy1-78", energy = "D" }, bench = bench, discard = discard },
    opponent = { active = "xy0-26", discard = { "dp1-129" } },
  }
end

test("Oblivion Wing: Darkness Energy from the discard pile to a Benched Pokémon", function(t)
  t:position(wing({ "xy0-16", "xy0-18" }, { "dp1-124", "dp1-129" }))
  t:attack "Oblivion Wing"
  t:equal(t:purpose(), "attach")
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.me.bench[1].energy, "")
  t:equal(t.me.bench[2].energy, "D")
  t:equal(t.me.discard, { "dp1-124" })
end)

test("Oblivion Wing: 30 damage without Darkness Energy in the discard pile", function(t)
  t:position(wing({ "xy0-16" }, { "dp1-124" }))
  t:attack "Oblivion Wing"
  t:changed { ["opponent active damage"] = 30 }
end)

test("Oblivion Wing: 30 damage without a Bench", function(t)
  t:position(wing({}, { "dp1-129" }))
  t:attack "Oblivion Wing"
  t:changed { ["opponent active damage"] = 30 }
end)

local blade = {
  ruleset = "xy",
  me = { active = { "xy1-78", energy = "DDR" }, bench = { { "xy0-16", energy = "DR" } } },
  opponent = { active = "xy0-5" },
}

test("Darkness Blade: tails, it cannot attack in its player's next turn", function(t)
  t:position(blade)
  t:coins "T"
  t:attack "Darkness Blade"
  t:equal(t.opponent.active.damage, 100)
  t:end_turn()
  t:illegal "attack"
  t:end_turn()
  t:end_turn()
  t:legal("attack", "Oblivion Wing")
end)

test("Darkness Blade: tails, another Pokémon can attack", function(t)
  t:position(blade)
  t:coins "T"
  t:attack "Darkness Blade"
  t:end_turn()
  t:retreat "bench 1"
  t:answer "dp1-129"
  t:answer "dp1-129"
  t:legal("attack", "Bite")
end)

test("Darkness Blade: heads, it can", function(t)
  t:position(blade)
  t:coins "H"
  t:attack "Darkness Blade"
  t:equal(t.opponent.active.damage, 100)
  t:end_turn()
  t:legal("attack", "Oblivion Wing")
end)

test("Oblivion Wing: no Pokémon, no Special Energy", function(t)
  t:position(wing({ "xy0-16" }, { "xy1-78", "sv5-162" }))
  t:attack "Oblivion Wing"
  t:changed { ["opponent active damage"] = 30 }
end)
