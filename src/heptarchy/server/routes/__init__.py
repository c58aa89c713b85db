"""The routes of the server, its doors: HTTP and WebSocket handlers. They decode strictly, call the house, encode."""
