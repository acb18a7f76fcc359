local function bullet(bench)
  return {
    ruleset = "xy",
    me = { active = { "xy2-35", energy = "LLL" } },
    opponent = { active = "xy1-79", bench = bench },
  }
end

test("Dual Bullet: 2 Pokémon, Weakness for the Active one alone", function(t)
  t:position(bullet { "xy0-26", "xy1-79" })
  t:attack "Dual Bullet"
  t:fails(
    function() t:answer("opponent active", "opponent bench 1", "opponent bench 2") end,
    "takes 2 to 2 picks"
  )
  t:fails(function() t:answer "opponent active" end, "takes 2 to 2 picks")
  t:answer("opponent active", "opponent bench 2")
  t:changed { ["opponent active damage"] = 100, ["opponent bench 2 damage"] = 50 }
end)

test("Dual Bullet: two on the Bench", function(t)
  t:position(bullet { "xy0-26", "xy1-79" })
  t:attack "Dual Bullet"
  t:answer("opponent bench 1", "opponent bench 2")
  t:changed { ["opponent bench 1 damage"] = 50, ["opponent bench 2 damage"] = 50 }
end)

test("Dual Bullet: only one is there", function(t)
  t:position(bullet {})
  t:attack "Dual Bullet"
  t:changed { ["opponent active damage"] = 100 }
end)

for _, ruleset in ipairs { "xy", "sm", "sv" } do
  test("PEX-02 (" .. ruleset .. "): the last 2 Prize cards win", function(t)
    t:position {
      ruleset = ruleset,
      me = { active = { "xy0-16", energy = "DR" }, prizes = 2 },
      opponent = { active = { "xy2-35", damage = 160 }, bench = { "bw1-1" } },
    }
    t:attack "Bite"
    t:equal(t.winner, "me")
  end)
end
