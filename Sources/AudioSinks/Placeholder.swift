// AudioSinks
