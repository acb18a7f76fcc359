card.play = {
  needs = { "deck" },
  effect = function(game, it)
    local function is_like_one_of_theirs(found)
      if not found.is_pokemon then return false end
      for _, pokemon in ipairs(it.opponent.pokemon) do
        if pokemon.name == found.name then return true end
      end
      return false
    end

    game:search { is_like_one_of_theirs, to = "hand" }
  end,
}
