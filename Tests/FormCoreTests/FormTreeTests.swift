import FormCore
import Testing

@Suite("The tree of a form")
struct FormTreeTests {
  private func button(_ id: Int, _ action: ButtonAction, key: String? = nil) -> FormElement {
    var element = FormElement(id: ElementID(id), role: .button, name: "Button", key: key)
    element.buttonAction = action
    if key != nil { element.value = .text("pressed") }
    return element
  }

  @Test("Text belongs before the element that follows it, whatever hides between")
  func texts() {
    var tree = FormTree(name: "Form")
    tree.append(FormText("One"))
    let group = tree.append(FormGroup(name: "Group"))
    tree.append(FormText("Two"), in: group)
    tree.append(field(id: 1) { $0.isHidden = true }, in: group)
    tree.append(field(id: 2), in: group)
    tree.append(field(id: 3))
    tree.append(FormText("End"))
    tree.append(field(id: 4) { $0.isHidden = true })
    #expect(tree.texts(before: ElementID(2)).map(\.text) == ["One", "Two"])
    #expect(tree.texts(before: ElementID(3)) == [])
    #expect(tree.textsAtEnd.map(\.text) == ["End"])
    #expect(tree.fieldCount == 2)
    #expect(FormLayout(tree).stops == [ElementID(2), ElementID(3)])
  }

  @Test("Groups are told from the outermost, and can be changed in place")
  func groups() {
    var tree = FormTree(name: "Form")
    let outer = tree.append(FormGroup(name: "Outer"))
    let inner = tree.append(FormGroup(name: "Inner"), in: outer)
    tree.append(field(id: 1), in: inner)
    #expect(tree.groups(around: ElementID(1)).map(\.group.name) == ["Outer", "Inner"])
    tree.updateGroup(at: inner) { $0.reportedError = "Wrong" }
    #expect(tree.groups(around: ElementID(1)).map(\.group.reportedError) == [nil, "Wrong"])
    tree.updateGroup(at: 2) { $0.name = "no group" }
    #expect(tree.groups(around: ElementID(1)).map(\.group.name) == ["Outer", "Inner"])
  }

  @Test("Return goes on, and submits only where there is no button for it")
  func returnKey() {
    var tree = FormTree(name: "Form")
    tree.append(field(id: 1))
    tree.append(field(id: 2) { $0.isMultiline = true })
    tree.append(field(id: 3) { $0.submitLabel = .send })
    tree.append(field(id: 4))
    #expect(returnKey(of: ElementID(1), in: tree)?.action == .moveNext)
    #expect(returnKey(of: ElementID(2), in: tree)?.action == .insertNewLine)
    #expect(returnKey(of: ElementID(3), in: tree) == ReturnKey(label: .send, action: .submit))
    #expect(returnKey(of: ElementID(4), in: tree)?.action == .submit)
    tree.append(button(5, .submit))
    #expect(returnKey(of: ElementID(4), in: tree)?.action == .moveNext)
    #expect(returnKey(of: ElementID(5), in: tree)?.action == .press)
  }

  private func returnKey(of id: ElementID, in tree: FormTree) -> ReturnKey? {
    tree[id].map { FormLayout(tree).returnKey(of: $0) }
  }

  @Test("What is sent is in the order of the form, with the button that was pressed")
  func entries() {
    var tree = FormTree(name: "Form")
    tree.append(field(.email, " a@b ", id: 1) { $0.key = "mail" })
    tree.append(field(.number, "abc", id: 2) { $0.key = "count" })
    tree.append(
      field(.text, "x", id: 3) {
        $0.key = "off"; $0.isDisabled = true
      })
    tree.append(field(.text, "x", id: 4))
    tree.append(
      field(.password, "p", id: 5) {
        $0.key = "secret"; $0.isProtected = true
      })
    tree.append(choice(.listbox, ["a", "b", "c"], chosen: [0, 2], id: 6) { $0.key = "list" })
    tree.append(choice(.radiogroup, ["a", "b"], chosen: [1], id: 7) { $0.key = "one" })
    tree.append(
      field(.text, "1\n2", id: 8) {
        $0.key = "lines"; $0.isMultiline = true
      })
    tree.append(button(9, .submit, key: "go"))
    tree.append(button(10, .submit, key: "no"))
    let list = tree.entryList(submitter: ElementID(9))
    #expect(
      list.entries.map { "\($0.name)=\($0.value)" } == [
        "mail=a@b", "count=", "secret=p", "list=a", "list=c", "one=b", "lines=1\n2", "go=pressed",
      ])
    #expect(list.entries.filter(\.isProtected).map(\.name) == ["secret"])
    #expect(list.repeatableNames == ["list"])
  }

  @Test("A name that comes twice can repeat, though nothing of it is sent")
  func repeatable() {
    var tree = FormTree(name: "Form")
    for id in 1...2 {
      tree.append(
        FormElement(
          id: ElementID(id), role: .checkbox, name: "", key: "tag", value: .checked(false)))
    }
    let list = tree.entryList()
    #expect(list.entries == [])
    #expect(list.names == ["tag"])
    #expect(list.repeatableNames == ["tag"])
  }
}
