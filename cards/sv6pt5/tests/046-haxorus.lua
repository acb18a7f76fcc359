local haxorus, jet = "sv6pt5-46", "sv2-190"

local function axe(active, bench)
  return {
    ruleset = "sv",
    me = { active = { haxorus, energy = "F", attached = { jet } } },
    opponent = { active = active, bench = bench or { "dp3-55" } },
  }
end

test("Bring Down the Axe: a Special Energy, Knocked Out without damage", function(t)
  t:position(axe { "me1-36", energy = "W", attached = { jet, "sv5-152" } })
  t:attack "Bring Down the Axe"
  t:answer("#1", "#2", "#3")
  t:equal(t.opponent.active.id, "dp3-55")
  t:equal(#t:events("damaged"), 0)
  t:equal(t.me.prizes_left, 3)
end)

test("Bring Down the Axe: without one nothing", function(t)
  for _, active in ipairs { "me1-36", { "me1-36", energy = "WW", attached = { "sv1-193" } } } do
    t:position(axe(active))
    t:attack "Bring Down the Axe"
    t:unchanged()
  end
end)

test("Bring Down the Axe: not one on a Benched Pokémon", function(t)
  t:position(axe("me1-36", { { "dp3-55", attached = { jet } } }))
  t:attack "Bring Down the Axe"
  t:unchanged()
end)

test("Bring Down the Axe: Mist Energy prevents it", function(t)
  t:position(axe { "me1-36", attached = { "sv5-161" } })
  t:attack "Bring Down the Axe"
  t:unchanged()
end)
