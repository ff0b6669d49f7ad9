import FocusCore
import Testing

@Suite("The focus engine")
struct FocusEngineTests {
  let first = FocusID(1)
  let second = FocusID(2)
  let third = FocusID(3)

  func engine() -> FocusEngine { FocusEngine(stops: [first, second, third]) }

  @Test("Nothing has the focus until something moves it")
  func startsEmpty() {
    #expect(engine().focused == nil)
  }

  @Test("Going forwards and backwards wraps around at the ends")
  func wraps() {
    let engine = engine()
    #expect(engine.move(.next)?.to == first)
    #expect(engine.move(.previous)?.to == third)
    #expect(engine.move(.next)?.to == first)
    #expect(engine.move(.last)?.to == third)
    #expect(engine.move(.first)?.to == first)
  }

  @Test("Going backwards from nowhere reaches the last stop")
  func backwardsFromNowhere() {
    #expect(engine().move(.previous)?.to == third)
  }

  @Test("A change tells from where, to where and why")
  func changes() {
    let engine = engine()
    engine.focus(first, cause: .appearance)
    #expect(
      engine.focus(third, cause: .validation)
        == FocusChange(from: first, to: third, cause: .validation))
    #expect(engine.focus(third, cause: .program) == nil, "it is there already")
    #expect(engine.focus(FocusID(9), cause: .program) == nil, "that is no stop")
    #expect(engine.focused == third)
  }

  @Test("A single stop keeps the focus whatever is asked")
  func singleStop() {
    let engine = FocusEngine(stops: [first])
    engine.move(.next)
    #expect(engine.move(.next) == nil)
    #expect(engine.focused == first)
  }

  @Test("After the program took the focus away, the person goes on from the last place")
  func goesOnFromLastPlace() {
    let engine = engine()
    engine.focus(second, cause: .user)
    #expect(
      engine.focus(nil, cause: .program) == FocusChange(from: second, to: nil, cause: .program))
    #expect(engine.move(.next)?.to == third)
  }

  @Test("Every removal of the focused stop hands the focus to the nearest one left")
  func removal() {
    for stops in [[1, 2, 3], [1, 2, 3, 4], [1]] {
      let all = stops.map { FocusID($0) }
      for (index, held) in all.enumerated() {
        let engine = FocusEngine(stops: all)
        engine.focus(held, cause: .user)
        let left = all.filter { $0 != held }
        let heir = index < left.count ? left[index] : left.last
        #expect(
          engine.update(stops: left) == FocusChange(from: held, to: heir, cause: .removal))
        #expect(engine.focused == heir)
      }
    }
  }

  @Test("Other stops may come and go without moving the focus")
  func othersComeAndGo() {
    let engine = engine()
    engine.focus(second, cause: .user)
    #expect(engine.update(stops: [FocusID(7), second]) == nil)
    #expect(engine.focused == second)
    #expect(engine.move(.previous)?.to == FocusID(7))
  }

  @Test("When the remembered place goes away, going on takes the stop that moved there")
  func rememberedPlaceGoesAway() {
    for movement in [FocusMovement.next, .previous] {
      let engine = engine()
      engine.focus(second, cause: .user)
      engine.focus(nil, cause: .program)
      #expect(engine.update(stops: [first, third]) == nil)
      #expect(engine.move(movement)?.to == (movement == .next ? third : first))
    }
  }

  @Test("A place that is remembered stays so while others come and go")
  func rememberedPlaceStays() {
    let engine = engine()
    engine.focus(second, cause: .user)
    engine.focus(nil, cause: .program)
    engine.update(stops: [second, third])
    #expect(engine.move(.next)?.to == third)
  }

  @Test("When all stops go and come back, the person goes on where they were")
  func allComeBack() {
    let engine = engine()
    engine.focus(second, cause: .user)
    #expect(engine.update(stops: [])?.to == .some(nil))
    #expect(engine.update(stops: [first, second, third]) == nil)
    #expect(engine.move(.next)?.to == second)
  }

  @Test("When all stops go, nothing has the focus, and the next stop to come can take it")
  func allGo() {
    let engine = engine()
    engine.focus(second, cause: .user)
    #expect(engine.update(stops: []) == FocusChange(from: second, to: nil, cause: .removal))
    #expect(engine.move(.next) == nil)
    #expect(engine.update(stops: [third]) == nil)
    #expect(engine.move(.next)?.to == third)
  }
}
