local empoleon = "me2-70"

local function attacked(t, attacker, attack, active, bench)
  t:position {
    ruleset = "sv",
    me = { active = active or { empoleon, energy = "MM" }, bench = bench or { "sv1-38" } },
    opponent = { active = attacker, bench = { "sv1-38" } },
  }
  t:end_turn()
  t:attack(attack)
end

test("Emperor's Stance: damage, but no Special Condition", function(t)
  attacked(t, { "me1-53", energy = "L" }, "Dazzle Blast")
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.active.conditions, {})
end)

test("Emperor's Stance: no discarded Energy", function(t)
  attacked(t, { "sv10-58", energy = "WW" }, "Whirlpool")
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.energy, "MM")
end)

test("Emperor's Stance: it can retreat", function(t)
  attacked(t, { "me1-88", energy = "D" }, "Clutch")
  t:equal(t.me.active.damage, 20)
  t:legal("retreat", "bench 1")
end)

test("Emperor's Stance: no Knock Out by an effect", function(t)
  attacked(t, { "me1-86", energy = "DDD" }, "Terminal Period", { empoleon, damage = 60 })
  t:equal(t.me.active.damage, 60)
end)

test("Emperor's Stance: no damage counters, on the Bench neither; only this Pokémon", function(t)
  local uxie = { "sv8-78", energy = "P" }
  attacked(t, uxie, "Painful Memories")
  t:equal(t.me.active.damage, 0)
  t:equal(t.me.bench[1].damage, 20)
  attacked(t, uxie, "Painful Memories", "sv1-38", { empoleon })
  t:equal(t.me.active.damage, 20)
  t:equal(t.me.bench[1].damage, 0)
end)

test("Emperor's Stance: its attacks do not do less", function(t)
  attacked(t, { "sv9-133", energy = "L" }, "Intimidating Stare", { empoleon, energy = "MMM" })
  t:attack "Iron Feathers"
  t:equal(t:events("damaged")[1].value, 210)
  t:answer(1)
end)

test("Emperor's Stance: Abilities and Trainer cards affect it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-38", bench = { "sv6pt5-20" }, hand = { "sv2-172" } },
    opponent = { active = "sv1-38", bench = { empoleon } },
  }
  t:play "sv2-172"
  t:equal(t.opponent.active.id, empoleon)
  t:use "Cursed Blast"
  t:answer "opponent active"
  t:answer(1)
  t:equal(t.opponent.active.damage, 130)
end)

test("Emperor's Stance: the effect of its own attack remains", function(t)
  attacked(t, { "sv6-61", energy = "W" }, "Giga Impact", { empoleon, energy = "MMM" })
  t:equal(t.me.active.damage, 250)
  t:position {
    ruleset = "sv",
    me = { active = { empoleon, energy = "MMM" } },
    opponent = { active = { "sv6-61", energy = "W" } },
  }
  t:attack "Iron Feathers"
  t:attack "Giga Impact"
  t:equal(t.me.active.damage, 190)
end)
