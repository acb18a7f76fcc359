card.in_play = { attachment_works = { subject = "any", filter = "tool", value = false } }
