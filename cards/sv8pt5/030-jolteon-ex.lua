local function is_on_bench(card) return card.pokemon.is_benched end

card.attack["Flashing Spear"] = {
  more = function(game, it)
    local discarded = game:discard(game:choose_up_to(2, it.owner.energy_cards, {
      "basic_energy",
      is_on_bench,
      may = true,
      purpose = "discard_energy",
    }))
    return 90 * #discarded
  end,
}

card.attack["Dravite"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
