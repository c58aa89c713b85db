# How lists are written. What stands before is a list already.
list-more = { $before }, { $next }
list-last = { $before } and { $next }
