import FocusCore

/// Names an element of a form for as long as it exists; it is focused by the same identity.
public typealias ElementID = FocusID
