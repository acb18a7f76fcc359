local fire_basic_energy = ptcg.filter { "basic_energy", type = "fire" }
local function attachments(player)
  local cards = player.tools
  for _, pokemon in ipairs(player.pokemon) do
    for _, energy in ipairs(pokemon:energy_cards_of("special_energy")) do
      table.insert(cards, energy)
    end
  end
  return cards
end

card.play = {
  needs = { { "hand", fire_basic_energy } },
  only_if = function(game, it) return game.stadium ~= nil or #attachments(it.opponent) > 0 end,
  effect = function(game, it)
    game:discard(game:choose("hand", fire_basic_energy))
    local cards = attachments(it.opponent)
    if game.stadium
      and (#cards == 0 or game:choose_word { "Stadium", "Tool or Energy" } == "Stadium")
    then
      game:discard(game.stadium)
    else
      game:discard(game:choose(cards, { purpose = "discard" }))
    end
  end,
}
