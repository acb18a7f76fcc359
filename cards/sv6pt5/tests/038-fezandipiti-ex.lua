local fezandipiti = "sv6pt5-38"

local function flip(active, bench, deck)
  return {
    ruleset = "sv",
    me = { active = active, bench = bench, deck = deck or { "9 dp1-123" } },
    opponent = { active = { "sv8pt5-26", energy = "GWD" }, bench = { "sv1-13" } },
  }
end

local function after(t, position, attack, ...)
  t:position(position)
  t:end_turn()
  t:attack(attack)
  for _, answer in ipairs { ... } do t:answer(answer) end
end

test("Flip the Script: draws 3 cards after the Knock Out of the Active Pokémon", function(t)
  after(t, flip("sv1-13", { fezandipiti }), "Frost Bullet", 1)
  t:equal(#t.me.hand, 1)
  t:use "Flip the Script"
  t:equal(#t.me.hand, 4)
  t:illegal("use", "Flip the Script")
end)

test("Flip the Script: after a Knock Out on the Bench, by damage or not", function(t)
  for _, attack in ipairs { "Frost Bullet", "Euclase" } do
    after(t, flip("sv1-65", { { "sv1-13", damage = 60 }, fezandipiti }), attack)
    if attack == "Frost Bullet" then t:answer "bench 1" end
    t:answer(1)
    t:use "Flip the Script"
    t:equal(#t.me.hand, 4)
  end
end)

test("Flip the Script: no more than 1 each turn", function(t)
  after(t, flip("sv1-13", { fezandipiti, fezandipiti }), "Frost Bullet", "bench 2", 1, "bench 1")
  t:use("Flip the Script", "active")
  t:illegal("use", "Flip the Script", "bench 1")
end)

test("Flip the Script: not without a Knock Out, nor in a later turn", function(t)
  t:position(flip("sv1-13", { fezandipiti }))
  t:illegal("use", "Flip the Script")
  t:end_turn()
  t:end_turn()
  t:illegal("use", "Flip the Script")
  after(t, flip("sv1-13", { fezandipiti }), "Frost Bullet", 1)
  t:end_turn()
  t:end_turn()
  t:illegal("use", "Flip the Script")
end)

test("Flip the Script: not for the opponent's Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = { active = "sv1-65", bench = { fezandipiti } },
    opponent = { active = { "sv1-64", energy = "LL" }, bench = { "sv1-13" } },
  }
  t:end_turn()
  t:attack "Explosion"
  t:answer(1)
  t:illegal("use", "Flip the Script")
end)

test("Flip the Script: with fewer than 3 cards it draws those; not without any", function(t)
  after(t, flip("sv1-13", { fezandipiti }, { "3 dp1-123" }), "Frost Bullet", 1)
  t:use "Flip the Script"
  t:equal(#t.me.hand, 3)
  after(t, flip("sv1-13", { fezandipiti }, { "dp1-123" }), "Frost Bullet", 1)
  t:illegal("use", "Flip the Script")
end)

local function arrow(active, bench)
  return {
    ruleset = "sv",
    me = { active = { fezandipiti, energy = "DDD" }, bench = { "sv1-13" } },
    opponent = { active = active, bench = bench },
  }
end

test("Cruel Arrow: 100 to any 1 of the opponent's Pokémon", function(t)
  t:position(arrow("sv1-38", { "sv1-65", "sv1-80" }))
  t:attack "Cruel Arrow"
  t:options { "opponent active", "opponent bench 1", "opponent bench 2" }
  t:answer "opponent bench 1"
  t:changed { ["opponent bench 1 damage"] = 100 }
end)

test("Cruel Arrow: Weakness for the Active Pokémon, not on the Bench", function(t)
  t:position(arrow("me1-60", { "me1-60" }))
  t:attack "Cruel Arrow"
  t:answer "opponent active"
  t:equal(t.opponent.active.damage, 200)
  t:position(arrow("me1-60", { "me1-60" }))
  t:attack "Cruel Arrow"
  t:answer "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 100)
end)
