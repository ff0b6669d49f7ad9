import FormCore

/// One of several options.
///
/// Its options are the texts in it, each with the value that its `tag` or the identity in its
/// `ForEach` stands for. Where no option stands for what is selected, nothing is selected.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content
}

extension Picker where Label: View, Content: View {
  /// A choice with a label.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, content: content())
  }

  /// A choice with a label.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label: label, selection: selection, content: content())
  }
}

extension Picker where Label == Text, Content: View {
  /// A choice.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), selection: selection, content: content())
  }

  /// A choice.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), selection: selection, content: content())
  }
}

extension Picker where Label == FormViews.Label<Text, Image>, Content: View {
  /// A choice with a symbol beside its title.
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: FormViews.Label(title, systemImage: systemImage), selection: selection,
      content: content())
  }

  /// A choice with a symbol beside its title.
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: FormViews.Label(title, systemImage: systemImage), selection: selection,
      content: content())
  }
}

extension Picker: View where Label: View, Content: View {
  /// A view of its own.
  public typealias Body = Never
}

extension Picker: PrimitiveView where Label: View, Content: View {
  func render(in node: ViewNode) {
    let choices = node.setPart(content, at: 0)?.choices ?? []
    let name = node.words(of: label, at: 1)
    let values = choices.map { TagReader<SelectionValue>.value(of: $0.tag) }
    for (choice, value) in zip(choices, values) where value == nil {
      warn(of: choice, name, node.graph)
    }
    let selection = selection
    let selected = values.firstIndex { $0 == .some(selection.wrappedValue) }
    let set: (FormValue) -> Void = { value in
      if let index = value.selection.first {
        if values.indices.contains(index), let new = values[index] { selection.wrappedValue = new }
      } else if let none = TagReader<SelectionValue>.none {
        selection.wrappedValue = none
      }
    }
    node.setElement(
      node.environment.form.showsOptions ? .radiogroup : .combobox, name: name,
      value: .selection(selected.map { [$0] } ?? []), set: set
    ) {
      $0.options = zip(choices, values).map { choice, value in
        FormOption(
          value: choice.answer, name: choice.name, group: choice.group,
          isDisabled: value == nil || !choice.isEnabled)
      }
    }
  }

  @MainActor private func warn(of choice: Choice, _ name: String, _ graph: ViewGraph) {
    let fault = choice.tag.map { "has a tag of the type \(type(of: $0.base))" } ?? "has no tag"
    graph.warn(
      "the Picker “\(name)” selects a value of the type \(SelectionValue.self), but its option "
        + "“\(choice.name)” \(fault), so it cannot be chosen; give it a .tag(_:) of that type")
  }
}
