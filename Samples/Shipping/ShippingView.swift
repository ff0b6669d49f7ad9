import Aloud

/// Asks where a parcel goes: Return leads from field to field, and the form is judged before it is
/// sent.
struct ShippingView: View {
  enum Field: Hashable {
    case recipient, street, postalCode, city
  }

  enum Speed: String, CaseIterable, Identifiable {
    case standard, express

    var id: Self { self }
    var title: String { self == .standard ? "Standard, free" : "Express, 5 euros" }
  }

  @State private var address = Address()
  @State private var speed = Speed.standard
  @State private var parcels = 1
  @State private var isGift = false
  @State private var message = ""
  @FocusState private var field: Field?

  var body: some View {
    Form {
      Section("Address") {
        TextField("Recipient", text: $address.recipient)
          .focused($field, equals: .recipient)
          .required()
          .fieldName("recipient")
        TextField("Street and number", text: $address.street)
          .focused($field, equals: .street)
          .required()
          .fieldName("street")
        TextField("Postal code", text: $address.postalCode)
          .focused($field, equals: .postalCode)
          .required()
          .pattern("[0-9]{5}", description: "five digits, such as 10115")
          .fieldName("postal_code")
        TextField("City", text: $address.city)
          .focused($field, equals: .city)
          .required()
          .fieldName("city")
          .submitScope()
      }
      .submitLabel(.next)
      .onSubmit(goOn)
      Section("Delivery") {
        Picker("Speed", selection: $speed) {
          ForEach(Speed.allCases) { Text($0.title) }
        }
        .pickerStyle(.inline)
        Stepper("Parcels", value: $parcels, in: 1...9)
        Toggle("This is a gift", isOn: $isGift)
        if isGift {
          TextField("Message", text: $message, axis: .vertical)
            .length(1...200)
        }
      }
      Button("Send") {}
        .submitsForm()
    }
    .defaultFocus($field, .recipient)
    .navigationTitle("Shipping")
  }

  /// From each line of the address to the next; from the last one, Return goes on by itself.
  private func goOn() {
    switch field {
    case .recipient: field = .street
    case .street: field = .postalCode
    case .postalCode: field = .city
    case .city, nil: break
    }
  }
}

/// Where a parcel goes.
struct Address {
  var recipient = ""
  var street = ""
  var postalCode = ""
  var city = ""
}
