local function hand_of(opponent)
  return { ruleset = "xy", me = { active = "xy0-26", bench = { "bw7-63" } }, opponent = opponent }
end

test(
  "Sinister Hand: a damage counter from one Pokémon to another, as often as one likes",
  function(t)
    t:position(hand_of {
      active = { "xy0-26", damage = 20 },
      bench = { { "xy0-29", damage = 10 }, "xy0-30" },
    })
    t:use "Sinister Hand"
    t:options { "opponent active", "opponent bench 1" }
    t:answer "opponent active"
    t:options { "opponent bench 1", "opponent bench 2" }
    t:answer "opponent bench 2"
    t:changed { ["opponent active damage"] = 10, ["opponent bench 2 damage"] = 10 }
    t:use "Sinister Hand"
    t:answer "opponent bench 1"
    t:answer "opponent active"
    t:changed { ["opponent active damage"] = 20, ["opponent bench 1 damage"] = 0 }
  end
)

test("Sinister Hand: may Knock Out", function(t)
  t:position(hand_of { active = { "xy0-26", damage = 20 }, bench = { { "xy0-30", damage = 50 } } })
  t:use "Sinister Hand"
  t:answer "opponent active"
  t:answer(1)  -- the Prize
  t:equal(t.opponent.discard, { "xy0-30" })
  t:equal(t.me.prizes_left, 5)
  t:equal(t.turn_player, "me")
end)

test("Sinister Hand: not without damage, or without another Pokémon", function(t)
  t:position(hand_of { active = "xy0-26", bench = { "xy0-29" } })
  t:illegal("use", "Sinister Hand")
  t:position(hand_of { active = { "xy0-26", damage = 20 } })
  t:illegal("use", "Sinister Hand")
end)

test("Shadow Punch: Resistance does not matter, Weakness does", function(t)
  for defender, damage in pairs { ["xy0-17"] = 60, ["xy8-60"] = 60, ["bw8-57"] = 120 } do
    t:position {
      ruleset = "xy",
      me = { active = { "bw7-63", energy = "PRRR" } },
      opponent = { active = defender, bench = { "xy0-26" } },
    }
    t:attack "Shadow Punch"
    if damage == 120 then
      t:answer(1)
      t:equal(t.opponent.discard, { defender })
    else
      t:equal(t.opponent.active.damage, damage)
    end
  end
end)
