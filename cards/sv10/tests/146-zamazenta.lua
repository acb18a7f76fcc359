local function bash(attacker)
  return {
    ruleset = "sv",
    me = { active = { "sv10-146", energy = "MMM" }, bench = { "sv5-123" } },
    opponent = { active = attacker },
  }
end

test("Strong Bash: not for damage to another Pokémon", function(t)
  t:position(bash { "sv10-23", energy = "G" })
  t:attack "Strong Bash"
  t:attack "Oil Salvo"
  for _ = 1, 6 do t:answer "bench 1" end
  t:equal(t.me.bench[1].damage, 120)
  t:equal(t.opponent.active.damage, 70)
end)

test("Strong Bash: as many counters as the damage of the opponent's next attack", function(t)
  t:position(bash { "sv5-38", energy = "RR" })
  t:attack "Strong Bash"
  t:equal(t.opponent.active.damage, 70)
  t:attack "Heat Blast"
  t:equal(t.me.active.damage, 120)
  t:equal(t.opponent.active.damage, 190)
end)

test("Strong Bash: also when this Pokémon is Knocked Out", function(t)
  local position = bash { "sv5-38", energy = "RR" }
  position.me.active.damage = 20
  t:position(position)
  t:attack "Strong Bash"
  t:attack "Heat Blast"
  t:answer(1)
  t:equal(t.opponent.active.damage, 190)
end)
