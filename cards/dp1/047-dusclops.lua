local card = ...

card.attack["Roam"] = {
  -- Which of the own Pokémon is known to be needed only after the flip, so it is no choice made
  -- before the attack (ATK-10).
  after = function(game, it)
    if game:flip() then
      for _, pokemon in ipairs(it.opponent.pokemon) do
        game:put_counters { on = pokemon, count = 2 }
      end
    else
      game:put_counters {
        on = game:choose_pokemon { from = it.owner, purpose = "damage" },
        count = 2,
      }
    end
  end,
}

card.attack["Gravity Wave"] = {
  after = function(game, it)
    for _, pokemon in ipairs(it.opponent.bench) do
      if pokemon.retreat_cost == 0 then game:damage { to = pokemon, amount = 10 } end
    end
  end,
}
