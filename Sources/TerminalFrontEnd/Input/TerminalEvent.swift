import FormRuntime

/// What happened at a terminal whose keys arrive one by one.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted, whole; its line breaks are U+000A. It is untrusted.
  case paste(String)
  /// A paste beyond ``KeyDecoder/pasteLimit`` was dropped: half of it would be worse than none.
  case pasteTooLong
  /// A signal arrived.
  case signal(SignalEvent)
  /// The terminal is gone; no more keys will come.
  case endOfInput
}

/// What happened where whole lines are read.
public enum LineEvent: Hashable, Sendable {
  /// A line, without its end. It is untrusted.
  case line(String)
  /// A line beyond ``LineReader/lineLimit`` was dropped.
  case lineTooLong
  /// A signal arrived.
  case signal(SignalEvent)
  /// The program wants to be looked after: something has happened that was no line.
  case woken
  /// All that was there when ``LineReader/catchUp()`` was called has been delivered.
  case caughtUp
  /// Nothing more will come.
  case endOfInput
}

/// What a signal from outside asks of the program.
public enum SignalEvent: Hashable, Sendable {
  /// SIGINT: the person, or a program for them, wants to leave.
  case interrupted
  /// SIGTERM, SIGHUP or SIGQUIT: end at once, and keep what can be kept.
  case terminated(signal: Int32)
  /// SIGTSTP: put the screen in order, then call `suspend()`.
  case suspendRequested
  /// SIGCONT: the program runs again; the terminal's mode has been entered anew.
  case resumed
  /// SIGWINCH: the terminal has another size.
  case resized
}
