"""What looks good in 878: Vikings, to either side."""
