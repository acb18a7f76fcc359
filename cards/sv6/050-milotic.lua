card.ability["Mentally Calm"] = { may_return = { subject = "opponent", value = false } }
