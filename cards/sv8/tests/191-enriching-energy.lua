local enriching = "sv8-191"

local function position(deck)
  return {
    ruleset = "sv",
    me = {
      active = { "sv1-80", energy = "L" },
      bench = { "me2pt5-84" },
      hand = { enriching },
      deck = deck or { "6 dp1-123" },
    },
    opponent = { active = "sv1-38" },
  }
end

test("Enriching Energy: draws 4 cards when it is attached from the hand", function(t)
  t:position(position())
  t:attach(enriching, "active")
  t:equal(t.me.hand, { "dp1-123", "dp1-123", "dp1-123", "dp1-123" })
  t:equal(#t.me.deck, 2)
  t:illegal("attach", "dp1-123", "active")
end)

test("Enriching Energy: to a Benched Pokémon, too", function(t)
  t:position(position())
  t:attach(enriching, "bench 1")
  t:equal(#t.me.hand, 4)
end)

test("Enriching Energy: with fewer cards it draws those", function(t)
  t:position(position { "3 dp1-123" })
  t:attach(enriching, "active")
  t:equal(#t.me.hand, 3)
  t:position(position {})
  t:attach(enriching, "active")
  t:equal(t.me.hand, {})
  t:equal(t.me.active.attached, { "dp1-126", enriching })
end)

test("Enriching Energy: not when it is moved, nor when other Energy is attached", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-80", attached = { enriching } },
      bench = { "me2pt5-84" },
      hand = { "dp1-126" },
    },
    opponent = { active = "sv1-38" },
  }
  t:use "Bubble Gathering"
  t:equal(t.me.bench[1].attached, { enriching })
  t:attach("dp1-126", "bench 1")
  t:equal(t.me.hand, {})
end)

test("Enriching Energy: provides 1 Colorless Energy, and no other", function(t)
  local function with(energy)
    t:position {
      ruleset = "sv",
      me = { active = { "sv1-80", energy = energy, attached = { enriching } } },
      opponent = { active = "sv1-38", bench = { "sv1-13" } },
    }
  end
  with ""
  t:illegal("attack", "Sharp Fang")
  with "L"
  t:legal("attack", "Sharp Fang")
  t:illegal("attack", "Lightning Laser")
  with "LF"
  t:illegal("attack", "Lightning Laser")
  with "LL"
  t:legal("attack", "Lightning Laser")
end)
