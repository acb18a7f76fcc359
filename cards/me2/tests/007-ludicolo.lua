local ludicolo = "me2-7"

local function heal(bench, active, theirs)
  return {
    ruleset = "sv",
    me = { active = active or { ludicolo, damage = 70 }, bench = bench },
    opponent = { active = { "sv1-80", damage = 60 }, bench = theirs },
  }
end

test("Excited Heal: 60 damage from 1 of my Pokémon, once a turn", function(t)
  t:position(heal { "me1-3", { "sv1-80", damage = 100 } })
  t:use "Excited Heal"
  t:options { "active", "bench 2" }
  t:answer "bench 2"
  t:changed { ["bench 2 damage"] = 40, ["active used this turn"] = true }
  t:illegal("use", "Excited Heal")
  t:end_turn()
  t:end_turn()
  t:legal("use", "Excited Heal")
end)

test(
  "Excited Heal: less damage than 60, on the Mega Evolution Pokémon ex, from the Bench",
  function(t)
    t:position(heal({ ludicolo }, { "me2-4", damage = 30 }))
    t:use "Excited Heal"
    t:equal(t.me.active.damage, 0)
  end
)

test("Excited Heal: each Ludicolo", function(t)
  t:position(heal({ ludicolo }, { "me2-4", damage = 130 }))
  t:use("Excited Heal", "bench 1")
  t:position(heal({ ludicolo, ludicolo }, { "me2-4", damage = 130 }))
  t:use("Excited Heal", "bench 1")
  t:use("Excited Heal", "bench 2")
  t:equal(t.me.active.damage, 10)
end)

test("Excited Heal: not without a Grass Mega Evolution Pokémon ex of mine", function(t)
  t:position(heal({ "sv1-80" }, nil, { "me1-3" }))
  t:illegal("use", "Excited Heal")
  for _, id in ipairs { "me1-22", "rsv10pt5-5", "me2-6" } do
    t:position(heal { id })
    t:illegal("use", "Excited Heal")
  end
end)

test("Excited Heal: not without damage on my Pokémon", function(t)
  t:position(heal({ "me1-3" }, ludicolo))
  t:illegal("use", "Excited Heal")
end)
