/// Radio buttons of one name.
struct CheckedChoice {
  let buttons: [CheckedControl]

  /// Those that a listener comes upon.
  var met: [CheckedControl] { buttons.filter(\.isMet) }
}
