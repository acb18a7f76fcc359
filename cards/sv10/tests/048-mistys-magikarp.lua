local magikarp = "sv10-48"

local function position(attacker, bench, active)
  return {
    ruleset = "sv",
    me = { active = attacker, hand = { "sv10-179" } },
    opponent = { active = active or "sv5-123", bench = bench },
  }
end

test("So Submerged: no damage on the Bench, and only for this Pokémon", function(t)
  t:position(position({ "sv9-111", energy = "M" }, { magikarp, "sv10-45" }))
  t:attack "Insta-Strike"
  t:answer "opponent bench 1"
  t:changed { ["opponent active damage"] = 30 }
  t:position(position({ "sv9-111", energy = "M" }, { magikarp, "sv10-45" }))
  t:attack "Insta-Strike"
  t:answer "opponent bench 2"
  t:changed { ["opponent active damage"] = 30, ["opponent bench 2 damage"] = 30 }
end)

test("So Submerged: no effects of attacks on the Bench", function(t)
  t:position(position({ "me2-46", energy = "P" }, { magikarp }))
  t:attack "Sneaky Placement"
  t:answer "opponent bench 1"
  t:unchanged()
end)

test("So Submerged: not in the Active Spot", function(t)
  t:position(position({ "me2-46", energy = "P" }, { "sv1-13" }, magikarp))
  t:attack "Sneaky Placement"
  t:answer "opponent active"
  t:changed { ["opponent active damage"] = 10 }
  t:position(position({ "sv1-13", energy = "G" }, {}, magikarp))
  t:attack "Scratch"
  t:changed { ["opponent active damage"] = 10 }
end)

test("So Submerged: not for a Trainer card's effect", function(t)
  t:position(position("sv1-13", { magikarp }))
  t:coins "H"
  t:play "sv10-179"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("So Submerged: not for your own attacks", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv9-87", energy = "FFF" }, bench = { magikarp } },
    opponent = { active = "sv5-123" },
  }
  t:attack "Break Ground"
  t:changed { ["opponent active damage"] = 140, ["bench 1 damage"] = 20 }
end)
