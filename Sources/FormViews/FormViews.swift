// Forms are written with focus states and submit labels, which stand further down.
@_exported import FocusCore
@_exported import FormCore
// Models of forms are observable.
@_exported import Observation
