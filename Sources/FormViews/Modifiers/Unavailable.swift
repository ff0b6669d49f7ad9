import Foundation

// What published forms often carry and a spoken form cannot have is declared all the same: without a
// declaration the compiler says only that a whole body is wrong, and not where.

extension View {
  /// Not here: a form has no second screen.
  @available(*, unavailable, message: "show it in the form, or post an announcement")
  nonisolated public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    self
  }

  /// Not here: a form has no second screen.
  @available(*, unavailable, message: "show it in the form, or post an announcement")
  nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    self
  }

  /// Not here: a form has no second screen.
  @available(*, unavailable, message: "show it in the form")
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Not here: a form has no second screen.
  @available(*, unavailable, message: "show it in the form")
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  /// Not here: what is to be done needs a place where it is met.
  @available(*, unavailable, message: "put the buttons into the form")
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    self
  }

  /// Not here: what is to be done needs a place where it is met.
  @available(*, unavailable, message: "put the buttons into the row")
  nonisolated public func swipeActions<Actions: View>(
    @ViewBuilder content: () -> Actions
  ) -> some View {
    self
  }
}

extension ForEach where Content: View {
  /// Not here: what is to be done needs a place where it is met.
  @available(*, unavailable, message: "put a button into the row that removes it")
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }

  /// Not here: what is to be done needs a place where it is met.
  @available(*, unavailable, message: "put buttons into the row that move it")
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}
