"""What came of a campaign as one page of HTML: no network, light and dark, for desk, phone and paper."""
