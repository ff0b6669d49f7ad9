// FocusCore
