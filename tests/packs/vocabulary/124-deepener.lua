card.ability["Open Wounds"] = {
  weakness_times = { subject = "opponent", effect = function() return 4 end },
}
