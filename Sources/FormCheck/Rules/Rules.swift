/// The rules, in the order in which the documentation lists them.
enum Rules {
  static let all: [any Rule] = [
    NoLabel(), PlaceholderLabel(), DuplicateLabel(), RepeatedLabel(), LongName(), EmptyButton(),
    VagueName(), LabelForNothing(), BrokenLabelledBy(), DuplicateID(),

    NoLegend(), RadioWithoutGroup(), DuplicateOption(), WordlessOption(),

    RepeatedDescription(), BrokenDescription(), ErrorWithoutText(), AsteriskRequired(),
    PatternWithoutDescription(), PlaceholderFormat(),

    SeveralAutofocus(), LostAutofocus(), PositiveTabIndex(), SkippedByTab(), HiddenFromSpeech(),

    CannotBeFilled(), HiddenRequired(), ImpossibleLength(), ImpossibleRange(), UnfitDefault(),
    InvalidPattern(), UncheckedPattern(), PresetChoice(), SubmitsOnChange(), NoSubmitButton(),
    NoAutocomplete(), UnknownAutocomplete(),

    NothingToFill(), NoLanguage(), UnspokenLanguage(), NoTitle(), RepeatedFormName(),
  ]
}
