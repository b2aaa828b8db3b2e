# Lists in a sentence.

and = { $rest } and { $last }
or = { $rest } or { $last }
more = { $rest }, { $next }
