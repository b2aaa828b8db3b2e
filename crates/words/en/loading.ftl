# What goes wrong when something is loaded: at the end of a sentence, or in brackets, without a full stop, but for whole sentences.

failed = the connection failed, or the server has another version by now
late = it was waited for too long
no-rulebook = what came is no rulebook

# What bots have learned by playing. A whole sentence.
net-missing = What the bots have learned could not be loaded ({ $reason }); they play by simpler rules

# Why a bot has not answered. Bots think in a process of their own.
worker-missing = its worker could not be loaded
worker-asleep = its worker did not start
worker-silent = it was silent for { $seconds } seconds
worker-unread = its answer could not be read
