import FormCore

extension ViewNode {
  /// Makes the node a group that is named by its header, or as the program calls it, if either says
  /// anything, with its content and then its footer.
  func setGroup(_ header: some View, _ content: some View, footer: some View = EmptyView()) {
    let words = setHeader(header, at: 0)
    let name = environment.form.accessibility.label?.foldedWords ?? words
    setChild(content, at: 1, environmentOfParts)
    setChild(footer, at: 2, environmentOfParts)
    self.content =
      name.isEmpty
      ? .none
      : .group(FormGroup(name: name, language: environment.form.locale?.identifier(.bcp47)))
  }
}
