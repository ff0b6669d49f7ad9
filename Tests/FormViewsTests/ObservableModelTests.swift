import FormViews
import Testing

@Suite("Forms of observable models")
@MainActor
struct ObservableModelTests {
  @Observable
  final class Profile {
    var name = ""
    var city = "Oslo"
    var pets: [Pet] = []
  }

  struct Pet: Identifiable {
    let id: Int
    var name: String
  }

  /// How often the views of a test were evaluated.
  final class Counts { var evaluations: [String: Int] = [:] }

  struct NameField: View {
    @Bindable var profile: Profile

    var body: some View { TextField("Name", text: $profile.name) }
  }

  struct ProfileForm: View {
    let counts: Counts
    @State private var profile = Profile()

    var body: some View {
      let _ = counts.evaluations["form", default: 0] += 1
      Form {
        NameField(profile: profile)
        TextField("City", text: $profile.city)
        Greeting(counts: counts)
        Button("Move") { profile.city = "Bergen" }
      }
      .environment(profile)
    }
  }

  struct Greeting: View {
    let counts: Counts
    @Environment(Profile.self) private var profile

    var body: some View {
      let _ = counts.evaluations["greeting", default: 0] += 1
      Text("Hello \(profile.name) of \(profile.city)")
    }
  }

  @Test("What is typed goes into the model, and only who reads it is evaluated again")
  func onlyReaders() {
    let counts = Counts()
    let person = Person(ProfileForm(counts: counts))
    person.type("Ann")
    #expect(person.value(of: "Name") == .text("Ann"))
    #expect(person.form.tree.texts.map(\.text) == ["Hello Ann of Oslo"])
    #expect(counts.evaluations == ["form": 1, "greeting": 2])
  }

  @Test("A change that the program makes is followed everywhere")
  func programChanges() {
    let person = Person(ProfileForm(counts: Counts()))
    person.go(to: "Move")
    _ = person.told()
    person.press(.character(" "))
    #expect(person.value(of: "City") == .text("Bergen"))
    #expect(person.told() == ["text: Hello of Bergen"])
  }

  struct OptionalReader: View {
    @Environment(Profile.self) private var profile: Profile?

    var body: some View { Text(profile?.city ?? "nobody") }
  }

  @Test("An object that nobody handed down is none")
  func missingObject() {
    let person = Person(
      VStack {
        OptionalReader()
        OptionalReader().environment(Profile())
      })
    #expect(person.form.tree.texts.map(\.text) == ["nobody", "Oslo"])
  }

  struct PetsForm: View {
    let profile: Profile

    var body: some View {
      @Bindable var profile = profile
      Form {
        ForEach($profile.pets) { $pet in TextField("Pet \(pet.id)", text: $pet.name) }
        Button("Another") {
          profile.pets.append(Pet(id: profile.pets.count + 1, name: "Rex"))
        }
      }
    }
  }

  @Test("A model may be bound in a body")
  func boundInBody() {
    let profile = Profile()
    let person = Person(PetsForm(profile: profile))
    person.press(.character(" "), .character(" "))
    person.go(to: "Pet 2")
    person.type("y")
    #expect(profile.pets.map(\.name) == ["Rex", "Rexy"])
  }

  @Test(
    "A model that is changed from outside is followed as soon as the main actor is free",
    .timeLimit(.minutes(1)))
  func changedFromOutside() async {
    let profile = Profile()
    let person = Person(PetsForm(profile: profile))
    profile.pets = [Pet(id: 1, name: "Rex")]
    while person.stops.count < 2 { await Task.yield() }
    #expect(person.stops == ["Pet 1", "Another"])
  }
}
