local mine = "me2pt5-197"

local function pikachu(energy, opponents)
  return {
    ruleset = "sv",
    turn = 5,
    stadium = mine,
    me = { active = { "sv8pt5-28", energy = energy } },
    opponent = { active = { opponents or "sv8pt5-28", energy = energy } },
  }
end

test("Nighttime Mine: a Tera Pokémon's attack costs one Energy of any type more", function(t)
  t:position(pikachu "L")
  t:illegal("attack", "Tail Whap")
  t:end_turn()
  t:illegal("attack", "Tail Whap")
  t:position(pikachu "LW")
  t:legal("attack", "Tail Whap")
  t:end_turn()
  t:attack "Tail Whap"
  t:equal(t.me.active.damage, 30)
end)

test("Nighttime Mine: all of its attacks", function(t)
  t:position(pikachu "LLW")
  t:illegal("attack", "Thunder")
  t:position(pikachu "LLWW")
  t:legal("attack", "Thunder")
end)

test("Nighttime Mine: other Pokémon pay what they did", function(t)
  t:position(pikachu("L", "sv1-13"))
  t:end_turn()
  t:legal("attack", "Scratch")
end)

test("Nighttime Mine: nothing after another Stadium comes into play", function(t)
  local position = pikachu "L"
  position.me.hand = { "sv1-178", mine }
  t:position(position)
  t:illegal("play", mine)
  t:play "sv1-178"
  t:legal("attack", "Tail Whap")
  t:illegal("play", mine)
end)
