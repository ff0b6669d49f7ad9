import FocusCore
import Testing

@Suite("Focus states")
struct FocusStateTests {
  enum Field: Hashable { case email, password }

  /// A form as a front end sees it: who declares focus states, and what bears them.
  final class SignIn {
    @FocusState var field: Field?
    @FocusState var isEmailFocused
    let states = FocusStates()
    let engine: FocusEngine
    let email = FocusID(1)
    let password = FocusID(2)
    let button = FocusID(3)

    init() {
      var map = FocusMap()
      for (region, stop) in [(11, 1), (12, 2)] {
        map.begin(FocusRegion(id: FocusID(region)))
        map.append(FocusID(stop))
        map.end()
      }
      map.append(FocusID(3))
      engine = FocusEngine(map)
      states.bind($field, equals: .email, to: FocusID(11))
      states.bind($isEmailFocused, equals: true, to: FocusID(11))
      states.bind($field, equals: .password, to: FocusID(12))
      $field.location.connect(to: states.requests)
      $isEmailFocused.location.connect(to: states.requests)
    }

    /// Does what a front end does when everything has settled.
    @discardableResult
    func settle() -> [FocusWarning] {
      let resolution = states.resolve(in: engine.map, focused: engine.focused)
      if let target = resolution.target { engine.focus(target, cause: .program) }
      states.mirror(focused: engine.focused, in: engine.map)
      return resolution.warnings
    }
  }

  @Test("A state rests while nothing has the focus, and tells what the person moved to")
  func follows() {
    let form = SignIn()
    #expect(form.field == nil)
    #expect(!form.isEmailFocused)
    form.engine.focus(form.email, cause: .user)
    form.settle()
    #expect(form.field == .email)
    #expect(form.isEmailFocused)
    form.engine.move(.next)
    form.settle()
    #expect(form.field == .password)
    #expect(!form.isEmailFocused)
    form.engine.move(.next)
    form.settle()
    #expect(form.field == nil, "a button without a value of it has the focus")
  }

  @Test("A write moves the focus when everything has settled, and reads back at once")
  func moves() {
    let form = SignIn()
    form.field = .password
    #expect(form.field == .password)
    #expect(form.engine.focused == nil)
    form.settle()
    #expect(form.engine.focused == form.password)
  }

  @Test("Writing nothing takes the focus away, but only from what the state names")
  func clears() {
    let form = SignIn()
    form.engine.focus(form.button, cause: .user)
    form.settle()
    form.field = nil
    form.settle()
    #expect(form.engine.focused == form.button)
    form.engine.focus(form.email, cause: .user)
    form.settle()
    form.isEmailFocused = false
    form.settle()
    #expect(form.engine.focused == nil)
    #expect(form.field == nil)
  }

  @Test("Of two writes the last one counts, whichever state it is in")
  func lastWriteCounts() {
    let form = SignIn()
    form.isEmailFocused = true
    form.field = .password
    form.settle()
    #expect(form.engine.focused == form.password)
    #expect(!form.isEmailFocused)
    form.field = nil
    form.isEmailFocused = true
    form.settle()
    #expect(form.engine.focused == form.email)
    #expect(form.field == .email)
  }

  @Test("Nothing overwrites a request that waits to be obeyed")
  func keepsNewerRequest() {
    let form = SignIn()
    form.engine.focus(form.email, cause: .user)
    form.field = .password
    form.states.mirror(focused: form.engine.focused, in: form.engine.map)
    #expect(form.field == .password)
    form.settle()
    #expect(form.engine.focused == form.password)
  }

  @Test("A value that nothing bears warns, and the state goes back to the truth")
  func nothingBears() {
    let form = SignIn()
    form.engine.focus(form.email, cause: .user)
    form.settle()
    form.states.unbind(FocusID(12))
    form.field = .password
    #expect(form.settle() == [.nothingBears(AnyHashable(Optional(Field.password)))])
    #expect(form.engine.focused == form.email)
    #expect(form.field == .email)
  }

  @Test("A value that two things bear warns; the first one has the focus, or whichever has it")
  func ambiguous() {
    let form = SignIn()
    form.states.bind(form.$isEmailFocused, equals: true, to: FocusID(12))
    form.isEmailFocused = true
    #expect(form.settle() == [.ambiguous(AnyHashable(true), form.email, form.password)])
    #expect(form.engine.focused == form.email)
    form.engine.focus(form.password, cause: .user)
    #expect(form.settle().isEmpty)
    #expect(form.isEmailFocused)
  }

  @Test("A container has the focus while something in it has")
  func nesting() {
    let form = SignIn()
    var map = FocusMap()
    map.begin(FocusRegion(id: FocusID(20)))
    map.append(form.email)
    map.append(form.password)
    map.end()
    form.engine.update(map)
    form.states.unbind(FocusID(11))
    form.states.bind(form.$isEmailFocused, equals: true, to: FocusID(20))
    form.engine.focus(form.password, cause: .user)
    form.settle()
    #expect(form.isEmailFocused)
    form.isEmailFocused = true
    form.settle()
    #expect(form.engine.focused == form.password, "it is there already")
  }

  @Test("Who stands in a container that bears a value stays there when it is asked for")
  func nestingWithValues() {
    let form = SignIn()
    var map = FocusMap()
    map.begin(FocusRegion(id: FocusID(20)))
    for (region, stop) in [(11, form.email), (12, form.password)] {
      map.begin(FocusRegion(id: FocusID(region)))
      map.append(stop)
      map.end()
    }
    map.end()
    form.engine.update(map)
    form.states.unbind(FocusID(11))
    form.states.bind(form.$field, equals: .email, to: FocusID(20))
    form.engine.focus(form.password, cause: .user)
    form.settle()
    #expect(form.field == .password, "the innermost value counts")
    form.field = .email
    #expect(form.settle().isEmpty)
    #expect(form.engine.focused == form.password)
    #expect(form.field == .password)
  }

  @Test("What bore the value goes away: the state rests")
  func removal() {
    let form = SignIn()
    form.engine.focus(form.email, cause: .user)
    form.settle()
    form.states.unbind(FocusID(11))
    var map = FocusMap()
    map.append(form.button)
    #expect(form.engine.update(map)?.cause == .removal)
    form.settle()
    #expect(form.field == nil)
    #expect(form.engine.focused == form.button)
  }
}

@Suite("Regions of the focus")
struct FocusRegionTests {
  /// Stops 1 to 6; 2 and 3 in region 10, 4 to 6 in region 20.
  func map(
    _ traits: FocusRegion.Traits, entry: FocusID? = nil, without removed: Set<Int> = []
  ) -> FocusMap {
    var map = FocusMap()
    for (region, stops) in [(0, 1...1), (10, 2...3), (20, 4...6)] {
      if region > 0 {
        map.begin(
          FocusRegion(id: FocusID(region), traits: traits, entry: region == 20 ? entry : nil))
      }
      for stop in stops where !removed.contains(stop) { map.append(FocusID(stop)) }
      if region > 0 { map.end() }
    }
    return map
  }

  @Test("Focus that is lost in a scope goes to the nearest stop of the scope")
  func scopes() {
    let engine = FocusEngine(map([.scope]))
    engine.focus(FocusID(3), cause: .user)
    #expect(engine.update(map([.scope], without: [3]))?.to == FocusID(2))
    #expect(engine.update(map([.scope], without: [2, 3]))?.to == FocusID(4), "the scope is empty")
    let plain = FocusEngine(map([]))
    plain.focus(FocusID(3), cause: .user)
    #expect(plain.update(map([], without: [3]))?.to == FocusID(4))
  }

  @Test("The person goes from section to section, round the ends")
  func sections() {
    let engine = FocusEngine(map([.section]))
    #expect(engine.move(.nextSection)?.to == FocusID(2))
    #expect(engine.move(.nextSection)?.to == FocusID(4))
    #expect(engine.move(.nextSection)?.to == FocusID(2))
    #expect(engine.move(.previousSection)?.to == FocusID(4))
    engine.move(.last)
    #expect(engine.move(.previousSection)?.to == FocusID(2))
    #expect(FocusEngine(map([])).move(.nextSection) == nil, "there is none")
  }

  @Test("Who comes into a region with an entry comes in there, from either side")
  func entry() {
    let engine = FocusEngine(map([.entryForPerson], entry: FocusID(5)))
    engine.focus(FocusID(3), cause: .user)
    #expect(engine.move(.next)?.to == FocusID(5))
    #expect(engine.move(.previous)?.to == FocusID(4), "inside, every stop is met")
    #expect(engine.move(.previous)?.to == FocusID(3))
    engine.focus(FocusID(1), cause: .user)
    #expect(engine.move(.previous)?.to == FocusID(5))
  }

  @Test("An entry that is not for persons is where the program comes in, and nobody else")
  func programEntry() {
    let map = map([], entry: FocusID(5))
    #expect(map.target(in: FocusID(20)) == FocusID(5))
    #expect(map.target(in: FocusID(20), from: FocusID(4)) == FocusID(4), "it is inside already")
    let engine = FocusEngine(map)
    engine.focus(FocusID(3), cause: .user)
    #expect(engine.move(.next)?.to == FocusID(4))
  }

  @Test("After the place was lost before a section, that section is the next one")
  func sectionAfterLoss() {
    let engine = FocusEngine(map([.section]))
    engine.focus(FocusID(3), cause: .user)
    engine.focus(nil, cause: .program)
    engine.update(map([.section], without: [3]))
    #expect(engine.move(.nextSection)?.to == FocusID(4))
  }
}
