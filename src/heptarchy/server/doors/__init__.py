"""The doors of the server: HTTP and WebSocket handlers. They decode strictly, call the house, and encode."""
