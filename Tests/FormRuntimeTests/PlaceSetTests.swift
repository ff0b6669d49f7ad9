import Testing

@testable import FormRuntime

@Suite struct PlaceSetTests {
  /// Every set of places of every row up to nine places.
  @Test(arguments: 0...9)
  func `Places are counted and found as in a plain list`(size: Int) {
    for bits in 0..<(1 << size) {
      let flags = (0..<size).map { bits >> $0 & 1 == 1 }
      let places = flags.indices.filter { flags[$0] }
      var built = PlaceSet([Bool](repeating: true, count: size))
      for place in flags.indices { built.set(place, flags[place]) }
      for set in [PlaceSet(flags), built] {
        #expect(set.count == places.count)
        #expect(places.indices.map { set.place(at: $0) } == places)
        for place in 0...size {
          #expect(set.count(before: place) == places.count { $0 < place })
        }
      }
    }
  }
}
