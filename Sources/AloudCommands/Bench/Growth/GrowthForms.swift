import Aloud

/// A form of many rows, each of which owns what is entered in it.
struct RowsForm: View {
  let count: Int
  @FocusState private var row: Int?

  var body: some View {
    Form {
      ForEach(0..<count) { index in
        Row(index: index, count: count, focus: $row)
      }
    }
  }

  /// A row; Return moves the focus on by the form's state.
  private struct Row: View {
    let index: Int
    let count: Int
    let focus: FocusState<Int?>.Binding
    @State private var text = ""

    var body: some View {
      TextField("Field \(index)", text: $text)
        .focused(focus, equals: index)
        .onSubmit { focus.wrappedValue = (index + 1) % count }
    }
  }
}

/// A form whose own body reads all that is entered: every key runs it again.
struct ArrayForm: View {
  @State private var texts: [String]

  init(count: Int) { _texts = State(initialValue: Array(repeating: "", count: count)) }

  var body: some View {
    Form {
      ForEach(texts.indices, id: \.self) { index in
        TextField("Field \(index)", text: $texts[index])
      }
    }
  }
}
