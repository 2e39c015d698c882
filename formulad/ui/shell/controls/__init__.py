"""Controls page: which key and button does what."""
