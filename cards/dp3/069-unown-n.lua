card.ability["Nod"] = {
  once_per_turn = {
    needs = {
      { "own_pokemon", "benched", name = "Unown [N]" },
      { "own_pokemon", "benched", name = "Unown [O]" },
      { "own_pokemon", "benched", name = "Unown [D]" },
    },
    effect = function(game, it)
      if game:ask { player = it.opponent } then
        game:take_prizes(1, it.opponent)
        game:take_prizes()
      else
        game:draw(1)
      end
    end,
  },
}

card.attack["Hidden Power"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "burned") end
end
