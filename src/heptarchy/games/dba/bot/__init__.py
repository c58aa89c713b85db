"""What looks good in a battle of DBA."""
