import Aloud

/// Asks for an address and a password, and leads the person to whichever is missing.
struct SignInView: View {
  enum Field: Hashable {
    case email, password
  }

  @State private var email = ""
  @State private var password = ""
  @State private var staysSignedIn = false
  @FocusState private var field: Field?
  @Environment(\.submitForm) private var submitForm

  var body: some View {
    Form {
      TextField("Email", text: $email)
        .focused($field, equals: .email)
        .submitLabel(.next)
      SecureField("Password", text: $password)
        .focused($field, equals: .password)
        .submitLabel(.go)
      Toggle("Stay signed in", isOn: $staysSignedIn)
      Button("Sign in", action: signIn)
    }
    .onSubmit(signIn)
  }

  private func signIn() {
    if email.isEmpty {
      field = .email
    } else if password.isEmpty {
      field = .password
    } else {
      submitForm()
    }
  }
}
