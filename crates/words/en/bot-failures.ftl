# When a bot fails; the reasons in words are part of a sentence.

no-legal-step = its answer was no legal move: "{ $step }"
quickest-takes-over = The bot did not answer ({ $reason }); the quickest bot takes over
no-hint = There is no hint ({ $reason })
first-step-is-played = The bot has failed ({ $reason }); the first legal move is played for it
no-danger = Threats cannot be shown ({ $reason })
