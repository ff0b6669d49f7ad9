/// What fields for text look like; it means nothing here.
public protocol TextFieldStyle {}

/// A look that comes with the system; it does nothing here.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the look.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A look that comes with the system; it does nothing here.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the look.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A look that comes with the system; it does nothing here.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the look.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A look that comes with the system; it does nothing here.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the look.
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A look that comes with the system; it does nothing here.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// The view; what its fields look like does not matter here.
  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    self
  }
}

/// What fields for long texts look like; it means nothing here.
public protocol TextEditorStyle {}

/// A look that comes with the system; it does nothing here.
public struct DefaultTextEditorStyle: TextEditorStyle {
  /// Creates the look.
  public init() {}
}

extension TextEditorStyle where Self == DefaultTextEditorStyle {
  /// A look that comes with the system; it does nothing here.
  public static var automatic: DefaultTextEditorStyle { DefaultTextEditorStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the look.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A look that comes with the system; it does nothing here.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the look.
  public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A look that comes with the system; it does nothing here.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// The view; what its fields look like does not matter here.
  nonisolated public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    self
  }
}

/// What check boxes look like; it means nothing here.
public protocol ToggleStyle {}

/// A look that comes with the system; it does nothing here.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the look.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A look that comes with the system; it does nothing here.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the look, in a colour.
  public init(tint: Color) {}

  /// Creates the look.
  public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A look that comes with the system; it does nothing here.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the look.
  public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A look that comes with the system; it does nothing here.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the look.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A look that comes with the system; it does nothing here.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// The view; what its check boxes look like does not matter here.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { self }
}

/// What fields for dates look like; it means nothing here.
public protocol DatePickerStyle {}

/// A look that comes with the system; it does nothing here.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A look that comes with the system; it does nothing here.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A look that comes with the system; it does nothing here.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A look that comes with the system; it does nothing here.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A look that comes with the system; it does nothing here.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A look that comes with the system; it does nothing here.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A look that comes with the system; it does nothing here.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A look that comes with the system; it does nothing here.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
  /// The view; what its fields for dates look like does not matter here.
  nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    self
  }
}
