// Aloud
