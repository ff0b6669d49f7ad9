import FormCore

extension ViewNode {
  /// Makes the node a group that is named by its header, if that says anything, with its content
  /// and then its footer.
  func setGroup(_ header: some View, _ content: some View, footer: some View = EmptyView()) {
    let name = setHeader(header, at: 0)
    setChild(content, at: 1)
    setChild(footer, at: 2)
    self.content =
      name.isEmpty
      ? .none
      : .group(FormGroup(name: name, language: environment.form.locale?.identifier(.bcp47)))
  }
}
