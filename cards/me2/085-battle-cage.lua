-- Protects the Bench of `subject` from texts of `by`, the opponent of that player.
local function prevents(subject, by)
  return {
    subject = subject,
    by = by,
    target = "benched",
    origin = { "attack", "ability" },
    does = "counters",
    value = false,
  }
end

card.in_play.allow_effect = { prevents("own", "opponent"), prevents("opponent", "own") }
