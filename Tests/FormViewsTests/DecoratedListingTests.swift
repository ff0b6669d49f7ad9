import Foundation
import FormViews
import Testing

@Suite("Forms with everything that is only to be seen")
@MainActor
struct DecoratedListingTests {
  struct Coupon: View {
    @State private var code = ""
    @FocusState private var isCodeFocused: Bool

    var body: some View {
      VStack(spacing: 16) {
        TextField("Discount code", text: $code)
          .textFieldStyle(.roundedBorder)
          .focused($isCodeFocused)
        Button("Enter a code") { isCodeFocused = true }
        Spacer()
      }
      .padding()
      .contentShape(Rectangle())
    }
  }

  struct Onboarding: View {
    enum Step: Hashable { case name, password }

    @State private var name: String = ""
    @State private var password: String = ""
    @FocusState private var step: Step?

    var body: some View {
      VStack(spacing: 30) {
        TextField("Your name", text: $name)
          .focused($step, equals: .name)
          .padding(.leading)
          .frame(height: 55)
          .frame(maxWidth: .infinity)
          .background(Color.gray.brightness(0.3))
          .cornerRadius(10)
        SecureField("Your password", text: $password)
          .focused($step, equals: .password)
          .padding(.leading)
          .frame(height: 55)
          .frame(maxWidth: .infinity)
          .background(Color.gray.brightness(0.3))
          .cornerRadius(10)
        Button("SIGN UP 🚀") {
          if name.isEmpty {
            step = .name
          } else if password.isEmpty {
            step = .password
          } else {
            step = nil
          }
        }
      }
      .padding(40)
    }
  }

  struct Onboarding_Previews: PreviewProvider {
    static var previews: some View {
      Onboarding()
    }
  }

  struct Address: View {
    enum Field: Hashable { case street }

    @State private var street = ""
    @FocusState private var focusedField: Field?

    var body: some View {
      TextField("Street", text: $street)
        .padding(12)
        .background {
          RoundedRectangle(cornerRadius: 10)
            .stroke(
              focusedField == .street ? .tint : .secondary,
              lineWidth: focusedField == .street ? 2 : 1
            )
        }
        .focused($focusedField, equals: .street)
    }
  }

  @Test("A coupon form: its button moves the focus into the field")
  func coupon() {
    let person = Person(Coupon())
    #expect(person.told() == ["opened Coupon, 1 fields", "Discount code (appearance)"])
    person.press(.tab, .return)
    #expect(person.told() == ["Enter a code (user)", "Discount code (program)"])
    person.type("SAVE10")
    #expect(person.value(of: "Discount code") == .text("SAVE10"))
  }

  @Test("An onboarding form: what it looks like is not heard")
  func onboarding() {
    let person = Person(Onboarding())
    #expect(person.stops == ["Your name", "Your password", "SIGN UP 🚀"])
    #expect(person.form.tree.texts.isEmpty)
    person.type("Ann")
    person.go(to: "SIGN UP 🚀")
    _ = person.told()
    person.press(.return)
    #expect(person.told() == ["Your password (program)"])
    person.type("secret")
    person.press(.tab, .return)
    #expect(person.told() == ["typed ••••••", "SIGN UP 🚀 (user)", "performed SIGN UP 🚀"])
  }

  @Test("A preview is a view like others")
  func preview() {
    #expect(Person(Onboarding_Previews.previews).stops.first == "Your name")
  }

  @Test("A field whose frame follows the focus")
  func address() {
    let person = Person(Address())
    #expect(person.told() == ["opened Address, 1 fields", "Street (appearance)"])
    person.type("High Street 1")
    #expect(person.value(of: "Street") == .text("High Street 1"))
    #expect(person.told() == ["typed High Street 1"])
  }

  struct Everything: View {
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea()
        Text("Hello").font(.title).bold().foregroundColor(.red).underline()
          + Text(" there").fontWeight(.semibold).italic()
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          TextField("Mail", text: $text)
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocapitalization(.none)
            .autocorrectionDisabled()
            .disableAutocorrection(true)
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .padding(.horizontal, 8)
            .padding([.top, .bottom])
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .background(Color(.systemGray6))
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 1))
            .overlay { Capsule().strokeBorder(.blue, lineWidth: 2) }
            .border(isOn ? Color.red : Color.gray, width: 1)
            .clipShape(.rect(cornerRadius: 4))
            .clipShape(Circle())
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
            .shadow(radius: 4)
            .scaleEffect(isOn ? 1.1 : 1)
            .rotationEffect(.degrees(3))
            .offset(y: 2)
            .position(x: 1, y: 2)
            .foregroundStyle(.secondary)
            .foregroundStyle(isOn ? .red : .primary)
            .tint(.purple)
            .accentColor(.orange)
            .multilineTextAlignment(.center)
            .lineLimit(1...4)
            .fixedSize(horizontal: false, vertical: true)
            .layoutPriority(1)
            .zIndex(2)
          Toggle("On", isOn: $isOn)
            .toggleStyle(.switch)
            .toggleStyle(SwitchToggleStyle(tint: .red))
            .labelsHidden()
          Button("Go") { withAnimation(.easeInOut(duration: 0.2)) { isOn.toggle() } }
            .buttonStyle(.borderedProminent)
            .buttonStyle(.plain)
            .controlSize(.large)
            .font(.system(size: 17, weight: .bold, design: .rounded))
            .fontWeight(.medium)
            .animation(.default, value: isOn)
            .transition(.move(edge: .top).combined(with: .opacity))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .preferredColorScheme(.dark)
      .listStyle(.insetGrouped)
      .formStyle(.grouped)
      .scrollDismissesKeyboard(.interactively)
    }
  }

  @Test("Every look compiles, and only the words are met")
  func everything() {
    let person = Person(Everything())
    #expect(person.stops == ["Mail", "On", "Go"])
    #expect(person.form.tree.texts.map(\.text) == ["Hello there"])
    #expect(person.form.tree.elements.first?.inputType == .text)
    person.go(to: "Go")
    person.press(.character(" "))
    #expect(person.value(of: "On") == .checked(true))
  }

  struct Covered: View {
    @State private var text = "abc"

    var body: some View {
      TextField("Search", text: $text)
        .overlay(alignment: .trailing) {
          Button {
            text = ""
          } label: {
            Image(systemName: "xmark.circle")
          }
        }
        .safeAreaInset(edge: .bottom) { Button("Send") {} }
        .safeAreaInset(edge: .top) { Text("News") }
    }
  }

  @Test("What lies over a view is met after it, and a picture names a button that has no words")
  func overlays() {
    let person = Person(Covered())
    #expect(person.stops == ["Search", "xmark circle", "Send"])
    #expect(person.form.tree.texts.map(\.text) == ["News"])
    person.press(.tab, .character(" "))
    #expect(person.value(of: "Search") == .text(""))
  }

  struct Fading: View {
    @State private var text = ""

    var body: some View {
      TextField("Code", text: $text)
      Text("Too long").opacity(text.count > 2 ? 1 : 0)
      Button("Clear") { text = "" }.opacity(text.isEmpty ? 0 : 1)
      TextField("Digits", text: $text).opacity(0)
      Text("Never").hidden()
    }
  }

  @Test("What is not to be seen at all is not said, but a field out of sight can be typed in")
  func fading() {
    let person = Person(Fading())
    #expect(person.stops == ["Code", "Digits"])
    #expect(person.form.tree.texts.isEmpty)
    person.type("abc")
    #expect(person.stops == ["Code", "Clear", "Digits"])
    #expect(person.form.tree.texts.map(\.text) == ["Too long"])
  }

  struct Described: View {
    @State private var text = ""

    var body: some View {
      TextField("Code", text: $text, prompt: Text("Six digits")).help("It is on the card")
    }
  }

  @Test("Help describes a control, after its prompt")
  func help() {
    let element = Person(Described()).session.focusedElement
    #expect(element?.description == "Six digits, It is on the card")
  }
}
