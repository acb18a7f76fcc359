local crustle = "sv10-12"

local function attacked_by(id, energy, bench)
  return {
    ruleset = "sv",
    me = { active = { id, energy = energy } },
    opponent = bench and { active = "sv6-61", bench = bench } or { active = crustle },
  }
end

test("Mysterious Rock Inn: no damage by the opponent's Pokémon ex", function(t)
  t:position(attacked_by("svp-179", "PP"))
  t:attack "Aurora Beam"
  t:unchanged()
end)

test("Mysterious Rock Inn: nor by Mega Evolution Pokémon ex", function(t)
  t:position(attacked_by("me1-22", "R"))
  t:attack "Roasting Heat"
  t:unchanged()
end)

test("Mysterious Rock Inn: other Pokémon damage it", function(t)
  t:position(attacked_by("sv9-64", "P"))
  t:attack "Psychic Sphere"
  t:equal(t.opponent.active.damage, 20)
  t:position(attacked_by("swsh1-141", "PPP"))
  t:attack "Swallow"
  t:equal(t.opponent.active.damage, 60)
end)

test("Mysterious Rock Inn: on the Bench, and not for other Pokémon", function(t)
  t:position(attacked_by("sv9-111", "M", { crustle, "dp3-55" }))
  t:attack "Insta-Strike"
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 30 }
  t:position(attacked_by("sv9-111", "M", { crustle, "dp3-55" }))
  t:attack "Insta-Strike"
  t:answer "opponent bench 2"
  t:changed { ["opponent active damage"] = 30, ["opponent bench 2 damage"] = 30 }
end)

test("Mysterious Rock Inn: not the other effects of the attack", function(t)
  t:position(attacked_by("sv10-150", "PPP"))
  t:attack "Cruel Slash"
  t:changed { ["opponent active conditions"] = { "+ confused" } }
end)

test("Mysterious Rock Inn: damage counters are not damage", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv6-23", energy = "G" }, discard = { "2 dp1-123" } },
    opponent = { active = crustle },
  }
  t:attack "Re-Brew"
  t:equal(t.opponent.active.damage, 40)
end)

test("Mysterious Rock Inn: its own player's Pokémon ex damage it", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv2-150", energy = "MMM" }, bench = { crustle } },
    opponent = { active = "sv6-61" },
  }
  t:attack "Nosequake"
  t:equal(t.me.bench[1].damage, 30)
end)
