// A program that runs a form needs one import.
@_exported import Aloud
