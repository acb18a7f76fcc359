local kinds = {
  "item",
  "supporter",
  "stadium",
  "tool",
  "trainer",
  ptcg.filter { "pokemon", stage = "basic" },
  "energy",
  ptcg.filter { "pokemon", stage = "evolution" },
}

card.play = function(game)
  local number = game:choose_number(1, #kinds)
  game:move(game:may_choose("discard", kinds[number]), "hand")
end
