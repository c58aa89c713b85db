# Cómo se escriben las listas. Lo que va delante ya es una lista.
list-more = { $before }, { $next }
list-last = { $before } y { $next }
