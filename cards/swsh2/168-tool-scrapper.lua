local function all_tools(it)
  local tools = it.owner.tools
  for _, tool in ipairs(it.opponent.tools) do table.insert(tools, tool) end
  return tools
end

card.play = {
  only_if = function(_, it) return #all_tools(it) > 0 end,
  effect = function(game, it) game:discard(game:choose_up_to(2, all_tools(it))) end,
}
