# Lists in a sentence.

and = { $rest } and { $last }
more = { $rest }, { $next }
