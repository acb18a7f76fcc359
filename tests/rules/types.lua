-- Section 3: types and Energy kinds.

local basic = "GRWLPFDMY"

test("TYPE-01: attacks are of the type printed on the Pokémon, Dragon and Fairy too", function(t)
  local function hit(attacker, attack)
    t:position { me = { active = attacker }, opponent = { active = "neutral-41" } }
    t:attack(attack)
    return t.opponent.active.damage
  end
  t:equal(hit({ "neutral-26", energy = "G" }, "Bite"), 20)  -- Dragon: Weakness ×2
  t:equal(hit({ "neutral-27", energy = "YG" }, "Twinkle"), 0)  -- Fairy: Resistance −20
  t:equal(hit({ "neutral-11", energy = "R" }, "Flash"), 10)  -- Fire: neither
end)

test("TYPE-01: the type of the Energy paid does not matter", function(t)
  t:position {
    me = { active = { "neutral-4", energy = "R" } },
    opponent = { active = "neutral-1" },  -- Weakness to Fire
  }
  t:attack "Push"
  t:equal(t.opponent.active.damage, 10)
end)

for _, profile in ipairs { "dp", "xy", "sm", "sv", "primer" } do
  test(
    "GAP-14 TYPE-01 TYPE-02: cards of all eras work side by side (" .. profile .. ")",
    function(t)
      t:position {
        ruleset = profile,
        me = {
          active = { "neutral-27", energy = "GY" },  -- Fairy, with Fairy Energy
          bench = { "neutral-26", "neutral-11", "neutral-130" },
        },
        opponent = { active = "neutral-4" },
      }
      t:use("Glow", "bench 2")  -- a Poké-Power
      t:use("Shine", "bench 3")  -- an Ability
      t:equal(#t.me.hand, 2)
      t:attack "Twinkle"
      t:equal(t.opponent.active.damage, 20)
      t:position {
        ruleset = profile,
        me = { active = { "neutral-26", energy = "G" } },  -- Dragon
        opponent = { active = "neutral-41" },  -- Weakness to Dragon
      }
      t:attack "Bite"
      t:equal(t.opponent.active.damage, 20)
    end
  )
end

test("TYPE-02: nine kinds of Basic Energy", function(t)
  t:position {
    me = { active = { "neutral-4", energy = basic } },
    opponent = { active = "neutral-4" },
  }
  t:equal(t.me.active.energy, basic)
  t:equal(#t.me.active.attached, 9)
end)

test("TYPE-02: no Basic Dragon or Colorless Energy", function(t)
  for _, letter in ipairs { "N", "C" } do
    t:fails(
      function()
        t:position {
          me = { active = { "neutral-4", energy = letter } },
          opponent = { active = "neutral-4" },
        }
      end,
      "no basic Energy card for the letter"
    )
  end
  t:position { me = { active = "neutral-4" }, opponent = { active = "neutral-4" } }
end)

test("TYPE-03: Energy of any type pays a Colorless symbol", function(t)
  for i = 1, #basic do
    t:position {
      me = { active = { "neutral-4", energy = basic:sub(i, i) } },
      opponent = { active = "neutral-4" },
    }
    t:legal("attack", "Push")
  end
  t:position { me = { active = "neutral-4" }, opponent = { active = "neutral-4" } }
  t:illegal("attack", "Push")
end)

test("TYPE-03: a typed symbol is paid by its own type only", function(t)
  local function with(energy, attached)
    t:position {
      me = { active = { "neutral-27", energy = energy, attached = attached } },
      opponent = { active = "neutral-4" },
    }
  end
  with "YG"
  t:legal("attack", "Twinkle")
  with "YY"
  t:legal("attack", "Twinkle")
  with "GR"
  t:illegal("attack", "Twinkle")
  with "Y"
  t:illegal("attack", "Twinkle")
  with("", { "neutral-23", "neutral-23" })
  t:illegal("attack", "Twinkle")
  with("", { "neutral-23", "neutral-24" })
  t:legal("attack", "Twinkle")
end)
