local crobat, golbat = "sv10-122", "sv10-121"

local function spree(bench)
  return {
    ruleset = "sv",
    me = { active = golbat, bench = { "sv1-13" }, hand = { crobat } },
    opponent = { active = "sv1-80", bench = bench },
  }
end

test("Biting Spree: 2 damage counters on each of 2 of the opponent's Pokémon", function(t)
  t:position(spree { "sv1-13", "sv1-38" })
  t:evolve(crobat, "active")
  t:answer(true)
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer("opponent active", "opponent bench 2")
  t:equal(t.opponent.active.damage, 20)
  t:equal(t.opponent.bench[1].damage, 0)
  t:equal(t.opponent.bench[2].damage, 20)
  t:equal(t.turn_player, "me")
end)

test("Biting Spree: two different ones, exactly 2", function(t)
  t:position(spree { "sv1-13", "sv1-38" })
  t:evolve(crobat, "active")
  t:answer(true)
  t:fails(function() t:answer "opponent active" end, "takes 2 to 2 picks")
  t:answer("opponent bench 1", "opponent bench 2")
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[1].damage, 20)
  t:equal(t.opponent.bench[2].damage, 20)
end)

test("Biting Spree: it need not be used", function(t)
  t:position(spree { "sv1-13" })
  t:evolve(crobat, "active")
  t:answer(false)
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[1].damage, 0)
end)

test("Biting Spree: it can Knock Out", function(t)
  t:position(spree { { "sv1-13", damage = 50 } })
  t:evolve(crobat, "active")
  t:answer(true)
  t:answer(1)
  t:equal(#t.opponent.bench, 0)
  t:equal(t.opponent.active.damage, 20)
end)

local function assassin(bench)
  return {
    ruleset = "sv",
    me = {
      active = { crobat, energy = "DD", attached = { "sv1-193" }, damage = 30 },
      bench = bench or { "sv1-13" },
    },
    opponent = { active = "sv6-61" },
  }
end

test("Assassin's Return: into my hand, and what is attached is discarded", function(t)
  t:position(assassin())
  t:attack "Assassin's Return"
  t:answer(true)
  t:equal(t.opponent.active.damage, 120)
  t:equal(t.me.active.id, "sv1-13")
  t:changed {
    ["opponent active damage"] = 120,
    active = "Sprigatito",
    ["bench 1"] = true,
    ["me hand"] = {
      "+ Team Rocket's Crobat ex",
      "+ Team Rocket's Golbat",
      "+ Team Rocket's Zubat",
    },
    ["me discard"] = { "+ 2 Darkness Energy", "+ Rocky Helmet" },
  }
end)

test("Assassin's Return: it may stay", function(t)
  t:position(assassin())
  t:attack "Assassin's Return"
  t:answer(false)
  t:changed { ["opponent active damage"] = 120 }
end)

test("Assassin's Return: without another Pokémon the match is lost", function(t)
  t:position(assassin {})
  t:attack "Assassin's Return"
  t:answer(true)
  t:equal(t.winner, "opponent")
end)
