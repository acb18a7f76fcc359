local milotic = "sv8-42"

local function attacked(attacker, active, bench)
  return {
    ruleset = "sv",
    me = { active = attacker },
    opponent = { active = active or milotic, bench = bench or {} },
  }
end

local palossand, hydreigon = { "sv8-91", energy = "FFF" }, { "sv8-119", energy = "DD" }

test("Sparkling Scales: no damage from a Tera Pokémon, nor effects on this Pokémon", function(t)
  local active = { milotic, energy = "WW" }
  t:position(attacked(palossand, active, { "sv1-36" }))
  t:attack "Sand Tomb"
  t:equal(t.opponent.active.damage, 0)
  t:legal("retreat", "opponent bench 1")
end)

test("Sparkling Scales: other effects of the attack apply", function(t)
  t:position(attacked(hydreigon))
  t:attack "Crashing Headbutt"
  t:equal(t.opponent.active.damage, 0)
  t:equal(#t.opponent.discard, 3)
end)

test("Sparkling Scales: on the Bench, and not for others", function(t)
  t:position(attacked({ "sv6-130", energy = "RP" }, "sv1-86", { milotic, "sv1-36" }))
  t:attack "Phantom Dive"
  for _ = 1, 3 do
    t:answer "opponent bench 1"
    t:answer "opponent bench 2"
  end
  t:changed { ["opponent active damage"] = 200, ["opponent bench 2 damage"] = 30 }
  t:position(attacked({ "sv8pt5-26", energy = "WW" }, "sv1-86", { milotic, "sv1-36" }))
  t:attack "Frost Bullet"
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 110 }
end)

test("Sparkling Scales: Pokémon that are not Tera do damage and have effects", function(t)
  t:position(attacked { "sv6-61", energy = "W" })
  t:attack "Giga Impact"
  t:equal(t.opponent.active.damage, 250)
  t:position(attacked { "sv6-95", energy = "PP" })
  t:attack "Mind Bend"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.opponent.active.conditions, { "confused" })
end)

test("Sparkling Scales: Trainer cards have effects", function(t)
  local position = attacked(palossand)
  position.me.hand = { "sv10-179" }
  t:position(position)
  t:coins "H"
  t:play "sv10-179"
  t:equal(t.opponent.active.damage, 20)
end)
