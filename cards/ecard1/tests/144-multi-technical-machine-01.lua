local function machine(bench)
  return {
    me = { active = { "dp3-94", energy = "L" }, bench = bench, hand = { "ecard1-144" } },
    opponent = { active = "dp3-55" },
  }
end

test("TM-01 Paralyzing Gaze: the Defending Pokémon is Paralyzed", function(t)
  t:position(machine())
  t:illegal("attack", "Paralyzing Gaze")
  t:play("ecard1-144", "active")
  t:attack "Paralyzing Gaze"
  t:equal(t.opponent.active.conditions, { "paralyzed" })
  t:equal(t.opponent.active.damage, 0)
end)

test("TM-01 Paralyzing Gaze: its cost must be there", function(t)
  local position = machine()
  position.me.active = "dp3-94"
  t:position(position)
  t:play("ecard1-144", "active")
  t:illegal("attack", "Paralyzing Gaze")
end)

test("TM-02: it is discarded at the end of the turn, after its attack and without", function(t)
  t:position(machine())
  t:play("ecard1-144", "active")
  t:attack "Paralyzing Gaze"
  t:equal(t.me.discard, { "ecard1-144" })
  t:position(machine { "dp3-104" })
  t:play("ecard1-144", "bench 1")
  t:end_turn()
  t:equal(t.me.discard, { "ecard1-144" })
end)
