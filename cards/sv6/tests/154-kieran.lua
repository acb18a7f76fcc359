local kieran = "sv6-154"

local function with(active, more)
  local position = {
    ruleset = "sv",
    me = {
      active = { "sv8-71", energy = "PP" },
      bench = { "sv8-70", { "me2-52", energy = "FF" } },
      hand = { kieran, "sv2-172" },
    },
    opponent = { active = active },
  }
  for key, value in pairs(more or {}) do position.opponent[key] = value end
  return position
end

test("Kieran: switches", function(t)
  t:position(with "sv10-39")
  t:play(kieran)
  t:options { "Switch", "More damage" }
  t:answer "Switch"
  t:options { "bench 1", "bench 2" }
  t:answer "bench 2"
  t:equal(t.me.active.id, "me2-52")
  t:equal(t.me.discard, { kieran })
  t:attack "Super Vibration"
  t:equal(t.opponent.active.damage, 60)
end)

test("Kieran: 30 more damage to the Active Pokémon ex", function(t)
  t:position(with "sv1-86")
  t:play(kieran)
  t:answer "More damage"
  t:equal(t.me.active.id, "sv8-71")
  t:attack "Draining Kiss"
  t:equal(t.opponent.active.damage, 60)
end)

test("Kieran: to Mega Evolution Pokémon ex, Pokémon V and VSTAR, too", function(t)
  for _, id in ipairs { "me1-36", "swsh9-13", "swsh9-14" } do
    t:position(with(id))
    t:play(kieran)
    t:answer "More damage"
    t:attack "Draining Kiss"
    t:equal(t.opponent.active.damage, 60)
  end
end)

test("Kieran: not to any other Pokémon, Pokémon-EX among them", function(t)
  for _, id in ipairs { "sv1-38", "xy1-1" } do
    t:position(with(id))
    t:play(kieran)
    t:answer "More damage"
    t:attack "Draining Kiss"
    t:equal(t.opponent.active.damage, 30)
  end
end)

test("Kieran: before Weakness", function(t)
  t:position(with "me2pt5-121")
  t:play(kieran)
  t:answer "More damage"
  t:attack "Draining Kiss"
  t:equal(t.opponent.active.damage, 120)
end)

test("Kieran: not to a Benched Pokémon ex", function(t)
  local position = with("me1-36", { bench = { "sv10-145" } })
  position.me.active = { "me2pt5-51", energy = "WWW" }
  t:position(position)
  t:play(kieran)
  t:answer "More damage"
  t:attack "Blizzard"
  t:equal(t.opponent.active.damage, 150)
  t:equal(t.opponent.bench[1].damage, 10)
end)

test("Kieran: in this turn alone, and not for the opponent", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv10-145", energy = "MMM" }, bench = { "sv8-70" }, hand = { kieran } },
    opponent = { active = { "sv1-86", energy = "PPP" } },
  }
  t:play(kieran)
  t:answer "More damage"
  t:end_turn()
  t:attack "Miracle Force"
  t:equal(t.me.active.damage, 190)
  t:attack "Metal Stomp"
  t:equal(t.opponent.active.damage, 200)
end)

test("Kieran: with no Benched Pokémon, more damage", function(t)
  local position = with "sv1-86"
  position.me.bench = nil
  t:position(position)
  t:play(kieran)
  t:attack "Draining Kiss"
  t:equal(t.opponent.active.damage, 60)
end)

test("Kieran: one Supporter a turn", function(t)
  t:position(with("sv1-86", { bench = { "sv8-70" } }))
  t:play(kieran)
  t:answer "More damage"
  t:illegal("play", "sv2-172")
end)
