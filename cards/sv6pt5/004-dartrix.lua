card.attack["United Wings"] = {
  times = function(_, it)
    local count = 0
    for _, found in ipairs(it.owner:find("discard", "pokemon")) do
      for _, attack in ipairs(found.attacks) do
        if attack.name == "United Wings" then
          count = count + 1
          break
        end
      end
    end
    return count
  end,
}
