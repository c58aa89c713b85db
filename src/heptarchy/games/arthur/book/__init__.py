"""What Age of Arthur says: messages in no language, the catalogues that say them, and words made of both."""
