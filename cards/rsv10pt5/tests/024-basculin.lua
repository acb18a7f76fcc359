local function fangs(theirs)
  return {
    ruleset = "sv",
    me = { active = { "rsv10pt5-24", energy = "W", damage = 10 } },
    opponent = { active = theirs, bench = { { "sv1-13", damage = 10 } } },
  }
end

test("Bared Fangs: 50 to a damaged Pokémon", function(t)
  t:position(fangs { "sv5-123", damage = 10 })
  t:attack "Bared Fangs"
  t:changed { ["opponent active damage"] = 60 }
end)

test("Bared Fangs: nothing to an undamaged one", function(t)
  t:position(fangs "sv5-123")
  t:attack "Bared Fangs"
  t:unchanged()
end)
