local function with(holder, energy)
  return {
    ruleset = "sv",
    turn = 5,
    me = { active = { holder, energy = energy or "FFFF", attached = { "me3-70" } } },
    opponent = { active = "me1-104" },
  }
end

test("Core Memory: Mega Zygarde ex can use Geobuster and loses all Energy", function(t)
  t:position(with "me3-47")
  t:attack "Geobuster"
  t:answer(1, 2, 3)
  t:equal(t.me.active.energy, "")
  t:equal(t.me.active.attached, { "me3-70" })
  t:equal(t.me.prizes_left, 3)
end)

test("Core Memory: other Pokémon can't use it", function(t)
  t:position(with "sv8-116")
  t:illegal("attack", "Geobuster")
end)

test("Core Memory: it has to be paid", function(t)
  t:position(with("me3-47", "FFF"))
  t:illegal("attack", "Geobuster")
end)
